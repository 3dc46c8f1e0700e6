// The antialiased edge of a card and its shadow. A card that fades is drawn whole.
// The functions are in surface.glsl and rounded-box.glsl; card.vert explains the varyings.
uniform vec2 uSize;       // px, of the card
uniform float uRadius;    // px, of its corners
uniform vec3 uShadowTint; // sRGB
flat varying vec4 vShadow;

void main() {
  float card = coverage(roundedBox(vPoint, uSize * 0.5, uRadius));
  vec4 color = vec4(0.0);
  if (card < 1.0) {
    float away = roundedBox(vPoint + vec2(0.0, vShadow.y), uSize * 0.5 - vShadow.w, uRadius);
    float cover = (1.0 - smoothstep(-vShadow.x, vShadow.x, away)) * vShadow.z * (1.0 - card);
    color = vec4(uShadowTint * cover, cover);
  }
  if (card > 0.0) color += vec4(surface(), 1.0) * card;
  gl_FragColor = color * vShow.x;
}
