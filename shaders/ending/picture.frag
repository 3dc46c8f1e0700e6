#version 300 es
// A layer of the ending's drawing, premultiplied.
precision highp float;
uniform sampler2D uDrawing;
uniform float uOpacity;
in vec2 vPlace;
out vec4 color;

void main() {
  color = texture(uDrawing, vPlace) * uOpacity;
}
