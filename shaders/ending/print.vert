#version 300 es
// A print that flies from where its card left the stage to its place in the picture. Each print is one instance;
// only uniforms change from frame to frame.
// Lengths are CSS px from the stage's upper left, y down; angles are radians, clockwise.
in vec2 aCorner; // from -1 to 1
in vec4 aRest;   // x, y, width, angle
in vec4 aFrom;   // x, y, width, angle
in vec4 aArc;    // the arc's control point x, y; start of the flight in seconds; turns about the print's vertical axis
in vec2 aTile;   // left and top in the atlas, 0 to 1
uniform vec2 uStage;
uniform float uTime;    // seconds
uniform float uSeconds; // duration of a print's flight
uniform float uGleam;   // position of the gleam: 0 at the picture's lower left, 1 at its upper right
uniform vec4 uPicture;  // left, top, width, height
out vec2 vPoint;   // px from the print's centre
flat out vec2 vHalf;    // px, half the print's size
flat out vec3 vShadow;  // blur and offset, px; opacity
flat out vec2 vTile;    // aTile; negative on the back
out float vLight;  // brightness of the paper as it turns: a factor of its colours
out float vShine;  // the gleam, 0 to 1

const float RATIO = 1.2; // PRINT_RATIO in src/story/ending/find-cell.ts
const float PERSPECTIVE = 900.0; // px, distance of the eye

void main() {
  float t = clamp((uTime - aArc.z) / uSeconds, 0.0, 1.0);
  float ahead = pow(1.0 - t, 3.0); // the share of the path that remains
  float behind = 1.0 - ahead;
  vec2 middle = ahead * ahead * aFrom.xy + 2.0 * ahead * behind * aArc.xy + behind * behind * aRest.xy;
  // Shrinks later than it moves.
  float width = mix(aRest.z, aFrom.z, pow(1.0 - t, 2.0));
  vHalf = vec2(0.5, 0.5 * RATIO) * width;
  // The shadow of a lying print, and of a lifted one as its flight starts.
  vShadow = mix(vec3(max(width * 0.05, 1.2), max(width * 0.02, 0.6), 0.34), vec3(width * 0.22, width * 0.16, 0.28), ahead);
  float reach = vShadow.x + vShadow.y + 1.5; // the last 1.5 px are for the antialiased edge
  vPoint = aCorner * (vHalf + reach);

  float turn = aArc.w * ahead * 6.2831853;
  float angle = mix(aRest.w, aFrom.w, ahead);
  vec3 turned = vec3(vPoint.x * cos(turn), vPoint.y, vPoint.x * sin(turn));
  turned.xy *= PERSPECTIVE / (PERSPECTIVE - turned.z);
  vec2 place = middle + vec2(
    cos(angle) * turned.x - sin(angle) * turned.y,
    sin(angle) * turned.x + cos(angle) * turned.y
  );
  vTile = cos(turn) < 0.0 ? vec2(-1.0) : aTile;
  vLight = 1.0 - 0.28 * abs(sin(turn)) + 0.1 * sin(turn);
  vec2 across = (place - uPicture.xy) / uPicture.zw;
  float away = (across.x * 0.8 + (1.0 - across.y) * 0.2 - uGleam) * 6.0;
  vShine = exp(-away * away);
  vec2 clip = place / uStage * 2.0 - 1.0;
  gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
  // Off screen until its flight starts.
  if (t <= 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
