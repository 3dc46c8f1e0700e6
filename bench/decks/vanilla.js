// A lower limit for the DOM: seven elements, pointer events and CSS transitions, without a library or any idle code.
import { VISIBLE, cards, exit, pose, reportSwiped, verdict } from './cards.js';

const deck = document.getElementById('deck');
const SETTLE = 'transform 300ms cubic-bezier(.2, .9, .3, 1.1)';
const stack = []; // elements, top first
let next = 0;
let swiped = 0;

function addCard() {
  const card = cards[next++];
  if (!card) return;
  const element = document.createElement('article');
  element.className = 'card';
  element.style.zIndex = -card.id;
  const img = new Image();
  img.fetchPriority = card.id === 0 ? 'high' : 'auto';
  img.src = card.src;
  img.alt = '';
  const caption = document.createElement('p');
  caption.textContent = `${card.date} ${card.title}`;
  element.append(img, caption);
  element.addEventListener('pointerdown', startDrag);
  deck.append(element);
  stack.push(element);
}

function settle() {
  stack.forEach((element, depth) => {
    const { y, scale } = pose(depth);
    element.style.transition = SETTLE;
    element.style.transform = `translateY(${y}px) scale(${scale})`;
  });
}

function startDrag(down) {
  const element = down.currentTarget;
  if (element !== stack[0]) return;
  const offset = { x: 0, y: 0 };
  element.setPointerCapture(down.pointerId);
  element.style.transition = 'none';
  element.onpointermove = (move) => {
    offset.x = move.clientX - down.clientX;
    offset.y = move.clientY - down.clientY;
    element.style.transform = `translate(${offset.x}px, ${offset.y}px) rotate(${offset.x * 0.06}deg)`;
  };
  element.onpointerup = element.onpointercancel = (up) => {
    element.onpointermove = element.onpointerup = element.onpointercancel = null;
    const like = up.type === 'pointerup' && verdict(offset.x, offset.y);
    if (like) flyOut(element, like);
    settle();
  };
}

function flyOut(element, like) {
  const { x, y } = exit(like);
  stack.shift();
  addCard();
  element.style.transition = 'transform 350ms ease-out';
  element.style.transform = `translate(${x}px, ${y}px) rotate(20deg)`;
  element.addEventListener('transitionend', () => element.remove(), { once: true });
  reportSwiped(++swiped);
}

for (let i = 0; i < VISIBLE; i++) addCard();
settle();
