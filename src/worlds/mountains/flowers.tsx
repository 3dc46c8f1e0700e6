import type { ReactNode } from 'react';
import type { PageId } from '../../site/pages';
import { repeat, short } from '../drawing/random';

/** A lantern's paper, and the alpine flower that is painted on it. */
export type Paper = { paper: string; shade: string; flower: ReactNode };

/** Each page's own, drawn around 0, 0 and about 16 units wide. */
export const PAPERS: Record<PageId, Paper> = {
  story: {
    paper: '#d9475c',
    shade: '#a92c48',
    flower: (
      <>
        <path fill="#fffaf0" d={petals(9, 8.5, 2.2)} />
        <path
          fill="#efc45c"
          d="M-1.500-1.500a1.600 1.600 0 1 1 .1 0zM2.500-.5a1.600 1.600 0 1 1 .1 0zM0 2.600a1.600 1.600 0 1 1 .1 0z"
        />
      </>
    ),
  },
  schedule: {
    paper: '#f6dc94',
    shade: '#dfb455',
    flower: (
      <>
        <path fill="#2747ad" d={petals(5, 9, 3.4)} />
        <path fill="#6f92ea" d={petals(5, 5.2, 2)} />
        <circle r="1.300" fill="#fffaf0" />
      </>
    ),
  },
  program: {
    paper: '#fbf0dc',
    shade: '#e0c7a4',
    flower: (
      <>
        <path fill="#2f6e58" d="M-8 6q1-6 7-4-1 6-7 4zM8 7q-2-6-7-5 1 6 7 5z" />
        <circle cx="-3.400" cy="1.500" r="4" fill="#c23a63" />
        <circle cx="3.800" cy="1" r="4" fill="#d9517a" />
        <circle cx="0" cy="-4" r="4.200" fill="#ec8298" />
      </>
    ),
  },
  party: {
    paper: '#2f7a80',
    shade: '#1c565f',
    flower: (
      <>
        <path fill="#f7bd3c" d={petals(13, 9, 1.5)} />
        <circle r="3.200" fill="#d97a22" />
      </>
    ),
  },
  travel: {
    paper: '#efa542',
    shade: '#c97a23',
    flower: (
      <>
        <path fill="none" stroke="#2f5c46" strokeWidth="1.200" d="M0-9q4 0 4 4" />
        <path fill="#4a3d96" d="M4-6q-6 1-7 8l-3 5 4-1 3 3 3-2.500 4 2 1-4 2-1.500Q9-4 4-6z" />
      </>
    ),
  },
  faq: {
    paper: '#8a6bb8',
    shade: '#634694',
    flower: (
      <>
        <path fill="#fdf6ff" d="M0 9Q-8 3-6-7q4 2 6 8 2-6 6-8Q8 3 0 9z" />
        <path fill="#e4d3f2" d="M0 9q-5-8 0-18 5 10 0 18z" />
        <path fill="#f09a34" d="M-.7-9h1.400v7H-.7z" />
      </>
    ),
  },
  registry: {
    paper: '#7fa35f',
    shade: '#587b3f',
    flower: (
      <>
        <path fill="none" stroke="#7a2440" strokeWidth="1" d="M0 0v9M0 0l4 8M0 0l-4 8" />
        <path fill="#f2879e" d="M0 1q-9 2-8-4t6-3q2-3 4 0 5-3 6 3t-8 4z" />
        <path fill="#7a2440" d="M-5-2.500h1.400v1.400H-5zM4-2.500h1.400v1.400H4zM-.7-3.500H.7v1.400H-.7z" />
      </>
    ),
  },
  thanks: {
    paper: '#f7b9a4',
    shade: '#e08d7c',
    flower: (
      <>
        <path fill="#6a3f8f" d={petals(6, 9, 3.4)} />
        <path fill="#8f63b4" d={petals(6, 6, 1.8)} />
        <circle r="2.600" fill="#f8cf55" />
      </>
    ),
  },
};

/** Petals around 0, 0, pointed at both ends. */
function petals(count: number, reach: number, width: number): string {
  return repeat(count, (index) => {
    const angle = ((index - 0.25) / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const bend = (side: number) =>
      `${short(x * reach * 0.55 - y * width * side)} ${short(y * reach * 0.55 + x * width * side)}`;
    return `M0 0Q${bend(1)} ${short(x * reach)} ${short(y * reach)}Q${bend(-1)} 0 0z`;
  });
}
