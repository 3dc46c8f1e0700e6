import type { ReactNode } from 'react';
import type { EventDrawingProps } from '../../world';
import type { EventDrawingName } from '../../../model/worlds';
import { MORE_DRAWINGS } from './more-drawings';

/** A small picture of an event, in the colours of its usual time of day. */
export function EventDrawing({ subject, className }: EventDrawingProps) {
  return (
    <svg className={className} viewBox="0 0 120 144" aria-hidden="true">
      {DRAWINGS[subject]}
    </svg>
  );
}

/** Flat shapes lit from the left, as on the cover. */
const DRAWINGS: Record<EventDrawingName, ReactNode> = {
  church: (
    <>
      <path fill="#a9d3cd" d="M0 0h120v144H0z" />
      <circle fill="#e2eedf" cx="22" cy="40" r="52" />
      <path fill="#7fb0a4" d="M0 112q30-14 62-10t58-8v50H0z" />
      <path fill="#fdf3df" d="M30 60h18v66H30zM72 60h18v66H72zM48 70l12-16 12 16v56H48z" />
      <path fill="#dcc5a5" d="M42 60h6v66h-6zM84 60h6v66h-6zM60 54l12 16v56H60z" opacity=".75" />
      <path fill="#2f5d8c" d="M28 61q0-13 11-19 11 6 11 19zM70 61q0-13 11-19 11 6 11 19z" />
      <path fill="#234a73" d="M39 42q11 6 11 19h-7q1-12-4-19zM81 42q11 6 11 19h-7q1-12-4-19z" />
      <path fill="#14233b" d="M38.3 43V31h1.4v12zM35.5 34h7v1.4h-7zM80.3 43V31h1.4v12zM77.5 34h7v1.4h-7z" />
      <path fill="#4b3f86" d="M34 84V73q5-7 10 0v11zM76 84V73q5-7 10 0v11z" />
      <path fill="#f4b73f" d="M35.5 82q1-8 3.5-8t3.5 8zM77.5 82q1-8 3.5-8t3.5 8z" />
      <circle fill="#a85c8a" cx="60" cy="82" r="7" />
      <circle fill="#f9c784" cx="60" cy="82" r="2.5" />
      <path fill="#92211c" d="M53 126v-16q7-10 14 0v16z" />
      <path fill="#d7433b" d="M53 126v-16q3-5 7-5v21z" />
      <path fill="#4f8577" d="M0 126q60-10 120 0v18H0z" />
      <path fill="#ead9b8" d="M52 124.5h16l14 19.5H38z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M12 66q4-4 7 0 3-4 7 0M98 44q3-3 6 0 3-3 6 0"
      />
    </>
  ),
  drinks: (
    <>
      <path fill="#4b3f86" d="M0 0h120v144H0z" />
      <circle fill="#7a4d8b" cx="60" cy="112" r="76" />
      <circle fill="#a85c8a" cx="60" cy="112" r="54" />
      <circle fill="#ef8f7a" cx="60" cy="112" r="32" />
      <path
        fill="#2a2857"
        d="M0 106l10-8 10 8v-4h14v6l9-7 9 7h22v-6h12l8-7 9 7v4h17v38H0zM16 102V78h1.5v24zM96 100V70h1.5v30zM97 72l9 28h-9zM17 80l7 22h-7z"
      />
      <path fill="#ffd479" d="M6 110h3v4H6zM26 108h3v4h-3zM44 112h3v4h-3zM82 108h3v4h-3zM104 108h3v4h-3z" />
      <path fill="#1d2450" d="M0 124h120v20H0z" />
      <g transform="translate(-5 0) rotate(9 46 126)">
        <Glass />
      </g>
      {/* The first glass, mirrored. */}
      <g transform="matrix(-1 0 0 1 125 0) rotate(9 46 126)">
        <Glass />
      </g>
      <path
        fill="#ffd479"
        d="M60 22l1.8 7.2L69 31l-7.2 1.8L60 40l-1.8-7.2L51 31l7.2-1.8zM78 16l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM42 14l1 3.5 3.5 1-3.5 1-1 3.5-1-3.5-3.5-1 3.5-1z"
      />
    </>
  ),
  ceremony: (
    <>
      <path fill="#f9c784" d="M0 0h120v144H0z" />
      <path fill="#fbdcab" d="M0 0h120v40Q60 58 0 44z" />
      <circle fill="#fff1cf" cx="60" cy="90" r="20" />
      <path fill="#a85c8a" d="M0 90q20-8 38-4l14 4z" />
      <path fill="#4b6aa0" d="M0 90h120v28H0z" />
      <path fill="#fbdcab" d="M48 93h24v1.6H48zM52 98h18v1.6H52zM46 103h28v1.6H46zM54 108h12v1.6H54z" />
      <path fill="#4f7c68" d="M0 112q60-10 120 0v32H0z" />
      <path fill="#3e6857" d="M0 126q20-8 44-9l-22 27H0zM120 126q-20-8-44-9l22 27h22z" />
      <path fill="#fdf3df" d="M54 110h12l12 34H42z" />
      <path fill="#e8d3b2" d="M60 110h6l12 34H60z" />
      <path fill="none" stroke="#8a5a3c" strokeWidth="3.5" d="M34 118V66q0-26 26-26t26 26v52" />
      <path fill="none" stroke="#b98357" strokeWidth="1.2" d="M33 118V66q0-27 27-27" />
      <path
        fill="#4f7c68"
        d="M30 72q-6-14 4-22 4-14 18-16 8-6 18 0 14 2 18 16 8 10 2 24-8-6-6-16-6-14-18-14-8-4-16 0-14 2-16 16-2 8-4 12z"
      />
      {roses([
        [34, 62, '#d7433b'],
        [38, 49, '#fff1e0'],
        [47, 39, '#ec8298'],
        [59, 35, '#d7433b'],
        [70, 38, '#fff1e0'],
        [80, 46, '#ec8298'],
        [86, 58, '#d7433b'],
        [87, 70, '#fff1e0'],
        [32, 74, '#ec8298'],
      ])}
      <path
        fill="none"
        stroke="#fff6e6"
        strokeWidth="1.8"
        d="M7 142v-16q0-5 5-5t5 5v16M7 133h10M24 142v-16q0-5 5-5t5 5v16M24 133h10M86 142v-16q0-5 5-5t5 5v16M86 133h10M103 142v-16q0-5 5-5t5 5v16M103 133h10"
      />
    </>
  ),
  brunch: (
    <>
      <path fill="#f4c869" d="M0 0h120v144H0z" />
      <circle fill="#fbe3a6" cx="26" cy="34" r="54" />
      <path fill="#2f5d8c" d="M0 104h120v40H0z" />
      <path fill="#376a9e" d="M0 104h20v40H0zM40 104h20v40H40zM80 104h20v40H80zM0 118h120v12H0z" opacity=".6" />
      <ellipse fill="#17406a" cx="60" cy="126" rx="50" ry="9" />
      <ellipse fill="#fffaf0" cx="60" cy="122" rx="48" ry="9" />
      <ellipse fill="#e3dccb" cx="60" cy="121" rx="36" ry="6" />
      <path fill="#b9763c" d="M26 100q0-12 34-12t34 12v8q0 12-34 12t-34-12z" />
      <path fill="#d99c5b" d="M26 99q0-12 34-12t34 12-34 12-34-12z" />
      <path fill="#fffaf0" d="M24 92q0-10 36-10t36 10q0 5-6 6-2 6-6 1-10 4-26 4-6 6-10 0-14-1-20-5-4 2-4-6z" />
      <path fill="#b9763c" d="M26 78q0-18 34-18t34 18v4q0 13-34 13T26 82z" />
      <path fill="#dca15f" d="M26 76q0-18 34-18t34 18-34 15-34-15z" />
      <path fill="#e9bd80" d="M30 72q4-11 28-12-16 4-20 16-7 0-8-4z" />
      <ellipse fill="#8a5127" cx="60" cy="73" rx="11" ry="4.5" />
      <ellipse fill="#a9662f" cx="60" cy="74.5" rx="9" ry="3" />
      <path
        fill="none"
        stroke="#fff4d6"
        strokeWidth="2"
        strokeLinecap="round"
        d="M40 68l2 1M50 63l2-.5M66 62l2 .5M78 67l2-1M84 75l1 1.5M74 82l2-.5M60 85h2M46 82l-2-1M36 77l1 1.5M72 72l1 1"
      />
      <path
        fill="none"
        stroke="#fffaf0"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".8"
        d="M48 48q-6-7 0-14t0-14M62 46q-6-7 0-14t0-14M76 48q-6-7 0-14t0-14"
      />
    </>
  ),
  ...MORE_DRAWINGS,
};

/** A champagne flute, its foot at 46, 126. */
function Glass() {
  return (
    <>
      <path fill="#f6ecda" opacity=".45" d="M36 44h20q1 34-8.5 42h-3Q35 78 36 44z" />
      <path fill="#f4b73f" d="M36.3 56h19.4q-1 23-8.2 28.5h-3Q37.3 79 36.3 56z" />
      <path fill="#ffe1ae" d="M36.3 56h7q0 20 3 28.5h-1.8Q37.3 79 36.3 56z" />
      <path fill="#f6ecda" d="M45 85h2v38h-2zM36 126q10-6 20 0z" />
      <path fill="#fffaf0" d="M49 62.5a1 1 0 1 0 .1 0zM51 70a1 1 0 1 0 .1 0zM46.5 66a1 1 0 1 0 .1 0z" />
    </>
  );
}

function roses(places: [x: number, y: number, color: string][]) {
  return places.map(([x, y, color]) => <circle key={x} fill={color} cx={x} cy={y} r="5" />);
}
