// A square over a whole layer of the photos.
varying vec2 vPlace; // 0 to 1, y down

void main() {
  vPlace = position.xy + 0.5;
  gl_Position = vec4(position.xy * 2.0, 0.0, 1.0);
}
