// The inside of each card that is surely opaque and flat, as bare depth: drawn before everything else, all cards at once.
uniform vec2 uInside; // px, without rounded corners and soft edges

// A sheet that bends more than this is not where its flat inside would be.
const float MOST_BEND = 0.02;

void main() {
  bool hides = aShow.x > 0.999 && abs(aPaper.x) + abs(aPaper.y) < MOST_BEND;
  // One that hides nothing is put where nothing is drawn.
  gl_Position = hides ? onScreen(position.xy * uInside, 0.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
