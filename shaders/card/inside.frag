// The opaque inside of a card. surface.glsl has surface().
void main() {
  gl_FragColor = vec4(surface(), 1.0);
}
