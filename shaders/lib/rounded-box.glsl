// Signed distance in px from a point to a box with rounded corners, negative inside.
// point: px from the box's centre; halfSize, radius: px.
// Source: the standard construction for rounded boxes in distance-field rendering.
float roundedBox(vec2 point, vec2 halfSize, float radius) {
  vec2 beyond = abs(point) - halfSize + radius;
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

// The share of a pixel inside a shape whose edge is `distance` px away.
float coverage(float distance) {
  return clamp(0.5 - distance / max(fwidth(distance), 1e-4), 0.0, 1.0);
}
