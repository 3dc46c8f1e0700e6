// A card's face, painted into its layer when it changes: paper with grain, words, and a photo or its placeholder. Colours
// stay sRGB throughout, so that a photo at rest has exactly the file's colours.
// Lengths are CSS px from the card's upper left, y down; rectangles are x, y, width, height; shares are 0 to 1.
uniform vec2 uCard;           // size of the card
uniform float uUnit;          // px of a deck unit
uniform float uTexel;         // px of a texel of the layer
uniform vec3 uPaper;
uniform sampler2D uLabel;     // words, premultiplied; its texels are as large as the layer's
uniform vec2 uLabelFrom;      // the layer's texel at which it begins
uniform vec4 uPhotoRect;      // its width is 0 if no photo is painted
uniform float uPhotoRadius;
uniform sampler2D uPlaceholder; // thumbhash
uniform vec4 uPlaceholderFit; // part of the texture that fills the photo's rectangle, in shares, like the other fits
uniform sampler2D uPhoto;
uniform vec4 uPhotoFit;
uniform mediump sampler2DArray uBefore; // the layers from before a resize, whose photos show until new ones have loaded
uniform vec4 uBeforeFit;
uniform float uBeforeLayer;   // negative if uPhoto is used instead
uniform float uShare;         // 0 shows the placeholder, 1 the photo
varying vec2 vPoint;

void main() {
  // Grain of half a deck unit, counted from the card's centre.
  vec2 fromMiddle = vec2(vPoint.x - uCard.x * 0.5, uCard.y * 0.5 - vPoint.y);
  vec3 color = uPaper * (1.0 - 0.022 * grain(fromMiddle * 2.0 / uUnit));

  ivec2 texel = ivec2(floor(vPoint / uTexel) - uLabelFrom);
  if (all(greaterThanEqual(texel, ivec2(0))) && all(lessThan(texel, textureSize(uLabel, 0)))) {
    vec4 words = texelFetch(uLabel, texel, 0);
    color = words.rgb + color * (1.0 - words.a);
  }

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
