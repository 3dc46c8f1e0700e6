// Paper with a photo, a label, stamps and its own shadow. Colours are sRGB from end to end, so that a photo at rest is
// exactly the file's; edges blend as the page's own do.
// Lengths in px, rectangles as (middle.xy, half size.xy) from the card's middle with y up, shares from 0 to 1.
uniform vec2 uSize;
uniform float uRadius;
uniform float uUnit;
uniform vec4 uPhotoRect;
uniform float uPhotoRadius;
uniform vec4 uLabelRect;
uniform vec4 uWordsRect;      // the label of a card of words alone
uniform vec2 uLabelPixels;    // px that a layer of the labels holds
uniform sampler2DArray uLabels; // how much ink: the date's above where the caption begins, below it the caption's
uniform vec3 uInk;            // sRGB, as the other colours
uniform vec3 uAccent;
uniform vec3 uPaper;
uniform sampler2DArray uPhotos;
uniform vec4 uPhotosFit;      // from the photo's rectangle to a layer of the photos
uniform sampler2DArray uPlaceholders; // thumbhashes
uniform sampler2D uStamps;    // LIKE in the upper half, SUPERLIKE in the lower, premultiplied
uniform vec2 uStampSize;
varying vec2 vPoint;
varying vec2 vSlope;
flat varying vec3 vPaper;     // tilt, radians; lift; depth in the stack
flat varying vec4 vShow;      // opacity; like; superlike
flat varying vec4 vPhoto;     // share of the photo; its layer; see aPhoto.z; the layer of label and placeholder
flat varying vec4 vFit;       // from the photo's rectangle to the whole picture

const vec3 LIGHT = vec3(-0.42, 0.56, 0.72); // from the upper left, before the card
const vec3 SHADOW_TINT = vec3(0.11, 0.05, 0.16);

vec4 stamp(vec2 middle, float angle, float row) {
  vec2 away = vPoint - middle;
  vec2 place = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * away / uStampSize + 0.5;
  if (any(lessThan(place, vec2(0.0))) || any(greaterThan(place, vec2(1.0)))) return vec4(0.0);
  return texture2D(uStamps, vec2(place.x, (1.0 - place.y + row) * 0.5));
}

float shadow() {
  float blur = uUnit * mix(7.0, 30.0, vPaper.y);
  vec2 fall = vec2(0.0, -uUnit * mix(2.0, 16.0, vPaper.y));
  float away = roundedBox(vPoint - fall, uSize * 0.5 - blur * 0.35, uRadius);
  float soft = 1.0 - smoothstep(-blur, blur, away);
  return soft * mix(0.3, 0.36, vPaper.y);
}

void main() {
  float card = coverage(roundedBox(vPoint, uSize * 0.5, uRadius));
  vec3 color = uPaper * (1.0 - 0.022 * grain(vPoint * 2.0 / uUnit));

  float hasPhoto = step(0.0, vPhoto.z);
  vec4 rect = hasPhoto > 0.5 ? uLabelRect : uWordsRect;
  vec2 label = (vPoint - rect.xy) / (2.0 * rect.zw) + 0.5;
  if (all(greaterThan(label, vec2(0.0))) && all(lessThan(label, vec2(1.0)))) {
    vec2 place = vec2(label.x, 1.0 - label.y) * 2.0 * rect.zw;
    vec3 ink = place.y < abs(vPhoto.z) ? uAccent : uInk;
    color = mix(color, ink, texture(uLabels, vec3(place / uLabelPixels, vPhoto.w)).r);
  }

  float inPhoto = coverage(roundedBox(vPoint - uPhotoRect.xy, uPhotoRect.zw, uPhotoRadius)) * hasPhoto;
  vec2 slot = (vPoint - uPhotoRect.xy) / (2.0 * uPhotoRect.zw) + 0.5;
  slot.y = 1.0 - slot.y;
  vec3 photo = texture(uPhotos, vec3(uPhotosFit.xy + slot * uPhotosFit.zw, vPhoto.y)).rgb;
  vec3 placeholder = texture(uPlaceholders, vec3(vFit.xy + slot * vFit.zw, vPhoto.w)).rgb;
  color = mix(color, mix(placeholder, photo, vPhoto.x), inPhoto);

  vec2 corner = uPhotoRect.xy + uPhotoRect.zw * vec2(-1.0, 1.0);
  vec4 like = stamp(corner + vec2(0.56, -0.62) * uStampSize, 0.21, 0.0) * vShow.y;
  vec4 superlike = stamp(uPhotoRect.xy - vec2(0.0, uPhotoRect.w * 0.62), 0.09, 1.0) * vShow.z;
  color = color * (1.0 - like.a) + like.rgb;
  color = color * (1.0 - superlike.a) + superlike.rgb;

  // Bent paper catches the light or turns from it; flat paper is as bright as its colours say.
  vec3 normal = normalize(vec3(-vSlope, 1.0));
  float lit = dot(normal, LIGHT) / LIGHT.z;
  color *= mix(1.0, lit, 0.55);
  // A sheen that wanders over a lifted card with its tilt.
  float band = dot(vPoint / uSize, vec2(0.55, -0.84)) + vPaper.x * 2.2;
  color += 0.1 * vPaper.y * min(abs(vPaper.x) * 6.0, 1.0) * exp(-band * band * 9.0);
  // Deeper cards lie in the shade of the upper ones.
  color = mix(color, color * vec3(0.80, 0.74, 0.82), clamp(vPaper.z * 0.2, 0.0, 0.85));

  float cover = shadow() * (1.0 - card);
  gl_FragColor = vec4(color * card + SHADOW_TINT * cover, card + cover) * vShow.x;
}
