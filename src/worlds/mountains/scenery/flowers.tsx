import type { PageId } from '../../../model/pages';
import { repeat, short } from '../../drawing/random';

/** One shape of a flower. */
export type Shape = readonly [fill: string, path: string];

/** A lantern's paper: its colour, and the alpine flower painted on it, or a letter for the reply. */
export type Paper = { color: string; flower: readonly Shape[] };

/** The paper of each page's lantern; flowers are centred on 0, 0 and at most 18 units wide. */
export const PAPERS: Record<PageId, Paper> = {
  story: {
    color: '#d9475c',
    flower: [
      ['#fffaf0', petals(9, 8.5, 2.2)],
      ['#efc45c', `${disc(-1.4, 0, 1.6)}${disc(2.5, 1, 1.6)}${disc(0, 4, 1.6)}`],
    ],
  },
  schedule: {
    color: '#f6dc94',
    flower: [
      ['#2747ad', petals(5, 9, 3.4)],
      ['#6f92ea', petals(5, 5.2, 2)],
      ['#fffaf0', disc(0, 0, 1.3)],
    ],
  },
  program: {
    color: '#fbf0dc',
    flower: [
      ['#2f6e58', 'M-8 6q1-6 7-4-1 6-7 4zM8 7q-2-6-7-5 1 6 7 5z'],
      ['#c23a63', disc(-3.4, 1.5, 4)],
      ['#d9517a', disc(3.8, 1, 4)],
      ['#ec8298', disc(0, -4, 4.2)],
    ],
  },
  party: {
    color: '#2f7a80',
    flower: [
      ['#f7bd3c', petals(13, 9, 1.5)],
      ['#d97a22', disc(0, 0, 3.2)],
    ],
  },
  travel: {
    color: '#efa542',
    flower: [
      ['#2f5c46', 'M0-9.6q5 0 4.6 4.6h-1.2q0-3.4-3.4-3.4z'],
      ['#4a3d96', 'M4-6q-6 1-7 8l-3 5 4-1 3 3 3-2.5 4 2 1-4 2-1.5Q9-4 4-6z'],
    ],
  },
  faq: {
    color: '#8a6bb8',
    flower: [
      ['#fdf6ff', 'M0 9Q-8 3-6-7q4 2 6 8 2-6 6-8Q8 3 0 9z'],
      ['#e4d3f2', 'M0 9q-5-8 0-18 5 10 0 18z'],
      ['#f09a34', 'M-.7-9h1.4v7H-.7z'],
    ],
  },
  reply: {
    color: '#4f9a94',
    flower: [
      ['#fffaf0', 'M-8.5-5.5h17v12h-17z'],
      ['#f7bd3c', 'M-8.5-5.5L0 1.5l8.5-7z'],
      ['#c23a63', disc(0, 0.6, 2)],
    ],
  },
  registry: {
    color: '#7fa35f',
    flower: [
      ['#7a2440', 'M-.5 0h1v9h-1zM0-1l4.5 8.6-.9.4L-.9 0zM0-1l.9 1-4.5 8-.9-.4z'],
      ['#f2879e', 'M0 1q-9 2-8-4t6-3q2-3 4 0 5-3 6 3t-8 4z'],
      ['#7a2440', 'M-5-2.5h1.4v1.4H-5zM4-2.5h1.4v1.4H4zM-.7-3.5H.7v1.4H-.7z'],
    ],
  },
  more: {
    color: '#5b86c4',
    flower: [
      ['#fffaf0', petals(16, 9, 1.1)],
      ['#f7bd3c', disc(0, 0, 2.8)],
    ],
  },
  thanks: {
    color: '#f7b9a4',
    flower: [
      ['#6a3f8f', petals(6, 9, 3.4)],
      ['#8f63b4', petals(6, 6, 1.8)],
      ['#f8cf55', disc(0, 0, 2.6)],
    ],
  },
};

/** A flower's shapes, in painting order. */
export function Flower({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(([fill, path]) => <path key={path} fill={fill} d={path} />);
}

function disc(x: number, y: number, radius: number): string {
  return `M${short(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0z`;
}

/** Petals around 0, 0, pointed at both ends; the first points up. */
function petals(count: number, reach: number, width: number): string {
  return repeat(count, (index) => {
    const angle = (index / count - 0.25) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const controlOn = (side: -1 | 1) =>
      `${short(x * reach * 0.55 - y * width * side)} ${short(y * reach * 0.55 + x * width * side)}`;
    return `M0 0Q${controlOn(1)} ${short(x * reach)} ${short(y * reach)}Q${controlOn(-1)} 0 0z`;
  });
}
