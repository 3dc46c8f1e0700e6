// A lower limit for WebGL: seven textured quads over a gradient shader, drawn only when something moves. No captions.
import { Mesh, Plane, Program, Renderer, Texture, Transform, Triangle } from 'ogl';
import { VISIBLE, cards, exit, pose, reportSwiped, verdict } from './cards.js';

/** The share of its remaining way that a card moves in a frame. */
const EASE = 0.22;
/** A smaller step counts as arrived: in px, in radians for the angle, as a share for the scale. */
const ARRIVED = 0.002;

const renderer = new Renderer({ dpr: Math.min(devicePixelRatio, 2), alpha: false });
const { gl } = renderer;
const deck = document.getElementById('deck');
gl.canvas.style.cssText = 'position: fixed; inset: 0; touch-action: none';
document.body.append(gl.canvas);

const background = new Mesh(gl, {
  geometry: new Triangle(gl),
  program: new Program(gl, {
    depthTest: false,
    vertex: /* glsl */ `
      attribute vec2 position;
      varying vec2 p;
      void main() { p = position; gl_Position = vec4(position, 0., 1.); }`,
    fragment: /* glsl */ `
      precision highp float;
      varying vec2 p;
      void main() {
        float t = .5 + .25 * (p.x + p.y) + .04 * sin(3. * p.x + 2. * p.y);
        gl_FragColor = vec4(mix(vec3(.89, .92, .98), vec3(.99, .93, .91), t), 1.);
      }`,
  }),
});

const geometry = new Plane(gl);
const program = new Program(gl, {
  transparent: true,
  depthTest: false,
  uniforms: {
    photo: { value: null },
    pose: { value: [0, 0, 0, 1] },
    card: { value: [1, 1] },
    screen: { value: [1, 1] },
  },
  vertex: /* glsl */ `
    attribute vec3 position;
    attribute vec2 uv;
    uniform vec4 pose; // x, y, angle, scale, in CSS pixels, y down
    uniform vec2 card, screen;
    varying vec2 p, at;
    void main() {
      p = position.xy * card;
      at = uv;
      float c = cos(pose.z), s = sin(pose.z);
      vec2 turned = mat2(c, -s, s, c) * p * pose.w;
      gl_Position = vec4((turned + vec2(pose.x, -pose.y)) * 2. / screen, 0., 1.);
    }`,
  fragment: /* glsl */ `
    precision highp float;
    uniform sampler2D photo;
    uniform vec2 card;
    varying vec2 p, at;
    void main() {
      vec2 q = abs(p) - card * .5 + 18.; // distance to a rounded rectangle
      float d = length(max(q, 0.)) - 18.;
      gl_FragColor = vec4(texture2D(photo, at).rgb, 1. - smoothstep(-1., .5, d));
    }`,
});

const scene = new Transform();
const stack = []; // cards, top first
const leaving = [];
let next = 0;
let swiped = 0;
let frame = 0;

const invalidate = () => {
  frame ||= requestAnimationFrame(draw);
};

async function addCard() {
  const card = cards[next++];
  if (!card) return;
  const texture = new Texture(gl, { flipY: false, minFilter: gl.LINEAR_MIPMAP_LINEAR });
  const mesh = new Mesh(gl, { geometry, program });
  const { y, scale } = pose(stack.length);
  const item = { mesh, texture, dragged: false, now: [0, y, 0, scale], goal: [0, y, 0, scale] };
  mesh.visible = false;
  mesh.onBeforeRender(() => {
    program.uniforms.photo.value = texture;
    program.uniforms.pose.value = item.now;
  });
  stack.push(item);
  const response = await fetch(card.src, { priority: card.id === 0 ? 'high' : 'auto' });
  texture.image = await createImageBitmap(await response.blob(), { imageOrientation: 'flipY' });
  mesh.visible = true;
  invalidate();
}

function draw() {
  frame = 0;
  for (const item of [...stack, ...leaving]) {
    const rate = item.dragged ? 1 : EASE;
    item.now.forEach((value, i) => {
      const step = (item.goal[i] - value) * rate;
      item.now[i] += step;
      if (Math.abs(step) > ARRIVED) invalidate();
    });
  }
  while (leaving[0] && (Math.abs(leaving[0].now[0]) > innerWidth || Math.abs(leaving[0].now[1]) > innerHeight)) {
    gl.deleteTexture(leaving.shift().texture.texture);
  }
  scene.children = [background, ...stack.toReversed().map((item) => item.mesh), ...leaving.map((item) => item.mesh)];
  renderer.render({ scene, sort: false, frustumCull: false });
}

function settle() {
  stack.forEach((item, depth) => {
    const { y, scale } = pose(depth);
    item.goal = [0, y, 0, scale];
  });
  invalidate();
}

gl.canvas.addEventListener('pointerdown', (down) => {
  const item = stack[0];
  if (!item) return;
  item.dragged = true;
  gl.canvas.setPointerCapture(down.pointerId);
  gl.canvas.onpointermove = (move) => {
    const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
    item.goal = [x, y, x * 0.001, 1];
    invalidate();
  };
  gl.canvas.onpointerup = gl.canvas.onpointercancel = (up) => {
    gl.canvas.onpointermove = gl.canvas.onpointerup = gl.canvas.onpointercancel = null;
    item.dragged = false;
    const like = up.type === 'pointerup' && verdict(item.goal[0], item.goal[1]);
    if (like) {
      const { x, y } = exit(like);
      item.goal = [x, y, 0.35, 1];
      leaving.push(stack.shift());
      reportSwiped(++swiped);
      addCard();
    }
    settle();
  };
});

function resize() {
  renderer.setSize(innerWidth, innerHeight);
  program.uniforms.screen.value = [innerWidth, innerHeight];
  program.uniforms.card.value = [deck.clientWidth, deck.clientHeight];
  invalidate();
}

addEventListener('resize', resize);
for (let i = 0; i < VISIBLE; i++) addCard();
resize();
