// All that a card shows by itself, painted into its layer when that changes: paper with its grain, words, and a photo or
// what stands in for it. Colours are sRGB from end to end, so that a photo at rest is exactly the file's.
// Lengths in CSS px from the card's upper left, y down; rectangles are x, y, width, height; shares from 0 to 1.
uniform vec2 uCard;           // size of the card
uniform float uUnit;          // px of a deck unit
uniform float uTexel;         // px of a texel of the layer
uniform vec3 uPaper;
uniform vec3 uInk;
uniform vec3 uAccent;
uniform sampler2D uLabel;     // how much ink, a texel for each of the layer's
uniform vec2 uLabelFrom;      // the layer's texel that is its first
uniform float uCaptionFrom;   // above it the ink is the date's accent
uniform vec4 uPhotoRect;      // of no width on a card of words alone
uniform float uPhotoRadius;
uniform sampler2D uPlaceholder; // thumbhash
uniform vec4 uPlaceholderFit; // from the photo's rectangle to the part of the picture that covers it, as are the next two
uniform sampler2D uPhoto;
uniform vec4 uPhotoFit;
uniform mediump sampler2DArray uBefore; // the layers that were before a resize, with photos to go on with
uniform vec4 uBeforeFit;
uniform float uBeforeLayer;   // less than 0 for none
uniform float uShare;         // how far the photo has come out of its placeholder
varying vec2 vPoint;

void main() {
  vec2 fromMiddle = vec2(vPoint.x - uCard.x * 0.5, uCard.y * 0.5 - vPoint.y);
  vec3 color = uPaper * (1.0 - 0.022 * grain(fromMiddle * 2.0 / uUnit));

  ivec2 texel = ivec2(floor(vPoint / uTexel) - uLabelFrom);
  if (all(greaterThanEqual(texel, ivec2(0))) && all(lessThan(texel, textureSize(uLabel, 0))))
    color = mix(color, vPoint.y < uCaptionFrom ? uAccent : uInk, texelFetch(uLabel, texel, 0).r);

  if (uPhotoRect.z > 0.0) {
    vec2 halfSize = uPhotoRect.zw * 0.5;
    float edge = roundedBox(vPoint - uPhotoRect.xy - halfSize, halfSize, uPhotoRadius);
    vec2 place = (vPoint - uPhotoRect.xy) / uPhotoRect.zw;
    vec3 photo = uBeforeLayer < 0.0
      ? texture(uPhoto, uPhotoFit.xy + place * uPhotoFit.zw).rgb
      : texture(uBefore, vec3(uBeforeFit.xy + place * uBeforeFit.zw, uBeforeLayer)).rgb;
    vec3 placeholder = texture(uPlaceholder, uPlaceholderFit.xy + place * uPlaceholderFit.zw).rgb;
    color = mix(color, mix(placeholder, photo, uShare), clamp(0.5 - edge / uTexel, 0.0, 1.0));
  }
  gl_FragColor = vec4(color, 1.0);
}
