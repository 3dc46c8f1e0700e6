// The grid's colours with fine noise of about a step and a half of eight bits: no bands on a projector.
varying vec3 vColor;

void main() {
  gl_FragColor = vec4(vColor + (grain(gl_FragCoord.xy) - 0.5) * (3.0 / 255.0), 1.0);
}
