#version 300 es
// A layer of the ending's drawing, on the stage.
in vec2 aCorner; // from -1 to 1
uniform vec2 uStage;   // px
uniform vec4 uPicture; // left, top, width, height, px
out vec2 vPlace;

void main() {
  vPlace = aCorner * 0.5 + 0.5;
  vec2 clip = (uPicture.xy + vPlace * uPicture.zw) / uStage * 2.0 - 1.0;
  gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}
