// Copies the part of a picture that covers a layer of the photos.
uniform sampler2D uPicture; // its first row is its top
uniform vec4 uFit;          // offset.xy and scale.xy of that part
varying vec2 vPlace;

void main() {
  gl_FragColor = vec4(texture2D(uPicture, uFit.xy + vPlace * uFit.zw).rgb, 1.0);
}
