// The inside of each card that is surely opaque, as bare depth: drawn before everything else, all cards at once.
// instanceMatrix: the card's own, with its size. aPlace: place in the pile.
attribute float aPlace;

void main() {
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position.xy, 0.0, 1.0);
  gl_Position.z = layerDepth(aPlace) * gl_Position.w;
}
