// The background's colours with noise of up to 1.5 of 255 steps either way, which prevents banding on projectors.
varying vec3 vColor;

void main() {
  gl_FragColor = vec4(vColor + (grain(gl_FragCoord.xy) - 0.5) * (3.0 / 255.0), 1.0);
}
