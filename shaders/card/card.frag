// Paper with a photo, a label, stamps and its own shadow. Colours are sRGB from end to end, so that a photo at rest is
// exactly the file's; edges blend as the page's own do.
// Lengths in px, rectangles as (middle.xy, half size.xy) from the card's middle with y up, shares from 0 to 1.
uniform vec2 uSize;
uniform float uRadius;
uniform float uMargin;
uniform vec4 uPhotoRect;
uniform float uPhotoRadius;
uniform vec4 uLabelRect;
uniform sampler2D uPhoto;
uniform vec4 uPhotoFit;       // offset.xy and scale.xy from the slot to the picture, so that it covers
uniform sampler2D uPlaceholder; // thumbhash
uniform float uPhotoShare;    // 0 shows the placeholder, 1 the photo
uniform float uHasPhoto;      // 0 for a card of words alone
uniform sampler2D uLabel;
uniform sampler2D uStamps;    // LIKE in the upper half, SUPERLIKE in the lower, premultiplied
uniform vec2 uStampSize;
uniform vec2 uStamp;          // how much shows of like, superlike
uniform vec3 uPaper;          // sRGB
uniform float uLift;
uniform float uDepth;         // place in the stack
uniform float uOpacity;
uniform float uTilt;          // radians
uniform float uUnit;          // px
varying vec2 vPoint;
varying vec2 vSlope;

const vec3 LIGHT = vec3(-0.42, 0.56, 0.72); // from the upper left, before the card
const vec3 SHADOW_TINT = vec3(0.11, 0.05, 0.16);

vec4 stamp(vec2 middle, float angle, float row) {
  vec2 away = vPoint - middle;
  vec2 place = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * away / uStampSize + 0.5;
  if (any(lessThan(place, vec2(0.0))) || any(greaterThan(place, vec2(1.0)))) return vec4(0.0);
  return texture2D(uStamps, vec2(place.x, (1.0 - place.y + row) * 0.5));
}

float shadow() {
  float blur = uUnit * mix(7.0, 30.0, uLift);
  vec2 fall = vec2(0.0, -uUnit * mix(2.0, 16.0, uLift));
  float away = roundedBox(vPoint - fall, uSize * 0.5 - blur * 0.35, uRadius);
  float soft = 1.0 - smoothstep(-blur, blur, away);
  return soft * mix(0.3, 0.36, uLift);
}

void main() {
  float card = coverage(roundedBox(vPoint, uSize * 0.5, uRadius));
  vec3 color = uPaper * (1.0 - 0.022 * grain(vPoint * 2.0 / uUnit));

  vec2 label = (vPoint - uLabelRect.xy) / (2.0 * uLabelRect.zw) + 0.5;
  if (all(greaterThan(label, vec2(0.0))) && all(lessThan(label, vec2(1.0))))
    color *= texture2D(uLabel, vec2(label.x, 1.0 - label.y)).rgb;

  vec2 slot = (vPoint - uPhotoRect.xy) / (2.0 * uPhotoRect.zw) + 0.5;
  vec2 picture = uPhotoFit.xy + vec2(slot.x, 1.0 - slot.y) * uPhotoFit.zw;
  vec3 photo = mix(texture2D(uPlaceholder, picture).rgb, texture2D(uPhoto, picture).rgb, uPhotoShare);
  float inPhoto = coverage(roundedBox(vPoint - uPhotoRect.xy, uPhotoRect.zw, uPhotoRadius)) * uHasPhoto;
  color = mix(color, photo, inPhoto);

  vec2 corner = uPhotoRect.xy + uPhotoRect.zw * vec2(-1.0, 1.0);
  vec4 like = stamp(corner + vec2(0.56, -0.62) * uStampSize, 0.21, 0.0) * uStamp.x;
  vec4 superlike = stamp(uPhotoRect.xy - vec2(0.0, uPhotoRect.w * 0.62), 0.09, 1.0) * uStamp.y;
  color = color * (1.0 - like.a) + like.rgb;
  color = color * (1.0 - superlike.a) + superlike.rgb;

  // Bent paper catches the light or turns from it; flat paper is as bright as its colours say.
  vec3 normal = normalize(vec3(-vSlope, 1.0));
  float lit = dot(normal, LIGHT) / LIGHT.z;
  color *= mix(1.0, lit, 0.55);
  // A sheen that wanders over a lifted card with its tilt.
  float band = dot(vPoint / uSize, vec2(0.55, -0.84)) + uTilt * 2.2;
  color += 0.1 * uLift * min(abs(uTilt) * 6.0, 1.0) * exp(-band * band * 9.0);
  // Deeper cards lie in the shade of the upper ones.
  color = mix(color, color * vec3(0.80, 0.74, 0.82), clamp(uDepth * 0.2, 0.0, 0.85));

  float cover = shadow() * (1.0 - card);
  gl_FragColor = vec4(color * card + SHADOW_TINT * cover, card + cover) * uOpacity;
}
