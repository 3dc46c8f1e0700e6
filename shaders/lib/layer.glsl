// Depth for a place in the pile, so that nothing is shaded where an upper card hides it: -12 for the card that left
// first, 0 for the top one, 1 for the next.
float layerDepth(float place) {
  return clamp(0.04 * place, -0.9, 0.9);
}
