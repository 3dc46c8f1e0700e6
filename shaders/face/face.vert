// The rectangle of a card's layer that is painted.
// position: xy from -0.5 to 0.5.
uniform vec2 uSize;   // CSS px, size of a layer
uniform vec4 uRegion; // CSS px from the layer's upper left: x, y, width, height
varying vec2 vPoint;  // CSS px from the card's upper left, y down

void main() {
  vPoint = uRegion.xy + (position.xy + 0.5) * uRegion.zw;
  // The layer's first row is the card's top.
  gl_Position = vec4(vPoint / uSize * 2.0 - 1.0, 0.0, 1.0);
}
