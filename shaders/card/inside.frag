// The opaque inside of a card.
void main() {
  gl_FragColor = vec4(surface(), 1.0);
}
