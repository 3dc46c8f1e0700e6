// The background: one quad over the whole stage, whatever the camera.
varying vec2 vPlace; // 0 to 1, from the lower left

void main() {
  vPlace = position.xy + 0.5;
  gl_Position = vec4(position.xy * 2.0, 0.0, 1.0);
}
