#version 300 es
// A print, which is a picture from the atlas on paper, and its shadow; premultiplied. print.vert explains the inputs.
precision highp float;
uniform sampler2D uAtlas;
uniform vec2 uTile;  // size of a tile in the atlas, 0 to 1
uniform vec3 uPaper;
uniform float uOpacity;
in vec2 vPoint;
flat in vec2 vHalf;
flat in vec3 vShadow;
flat in vec2 vTile;
in float vLight;
in float vShine;
out vec4 color;

const vec3 BACK = vec3(0.95, 0.9, 0.81); // colour of the paper's back, which shows while vTile is negative
const vec3 TINT = vec3(0.11, 0.05, 0.16); // colour of the shadow, like SHADOW.tint in src/story/look.ts
const float SHRINK = 0.35; // how much smaller the shadow's box is than the print on each side, as a share of the blur, like SHADOW.shrink
const float BORDER = 0.1; // width of the paper's border, as a share of half the print's width; also in ending.module.css

// Signed distance from a point to a box, negative inside.
float box(vec2 point, vec2 halfSize) {
  vec2 beyond = abs(point) - halfSize;
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0);
}

// The share of a pixel inside a shape whose edge is `away` px away.
float coverage(float away) {
  return clamp(0.5 - away / max(fwidth(away), 1e-4), 0.0, 1.0);
}

void main() {
  float print = coverage(box(vPoint, vHalf));
  float away = box(vPoint - vec2(0.0, vShadow.y), vHalf - vShadow.x * SHRINK);
  float shadow = (1.0 - smoothstep(-vShadow.x, vShadow.x, away)) * vShadow.z * (1.0 - print);
  vec2 inside = vHalf - BORDER * vHalf.x;
  // Not quite up to the tile's edge, where samples would include the neighbouring tiles.
  vec2 place = clamp(vPoint / inside * 0.5 + 0.5, 0.012, 0.988);
  vec3 photo = texture(uAtlas, vTile + place * uTile).rgb;
  float cover = coverage(box(vPoint, inside));
  vec3 paper = (vTile.x < 0.0 ? BACK : mix(uPaper, photo, cover)) * vLight;
  paper += (1.0 - paper) * vShine * 0.55;
  color = (vec4(TINT * shadow, shadow) + vec4(paper, 1.0) * print) * uOpacity;
}
