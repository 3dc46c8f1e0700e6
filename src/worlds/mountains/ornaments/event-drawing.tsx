import type { ReactNode } from 'react';
import type { EventDrawingProps } from '../../world';
import type { EventDrawingName } from '../../../model/worlds';

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
  church: <Chapel />,
  ceremony: <Chapel />,
  drinks: (
    <>
      <path fill="#f4b48e" d="M0 0h120v144H0z" />
      <circle fill="#fbd9a6" cx="26" cy="54" r="44" />
      <circle fill="#fff3d0" cx="26" cy="54" r="15" />
      <path fill="#c98792" d="M0 86l20-16 14 10 22-30 16 20 18-14 30 30v20H0z" />
      <path fill="#7f6792" d="M0 98l26-12 20 8 30-20 22 14 22-8v30H0z" />
      <path fill="#3a4c74" d="M0 106q40-14 70-6t50-6v26H0z" />
      <path fill="#5b3a33" d="M0 112h120v6H0zM8 118h5v26H8zM58 118h5v26h-5zM107 118h5v26h-5z" />
      <path fill="#8a5a44" d="M0 112h120v2H0zM0 129h120v3H0z" />
      <path fill="#2e2340" d="M0 138h120v6H0z" />
      <g transform="rotate(8 44 120)">
        <Glass />
      </g>
      <g transform="matrix(-1 0 0 1 120 0) rotate(8 44 120)">
        <Glass />
      </g>
      <path
        fill="#fffaf0"
        d="M60 20l1.8 7.2L69 29l-7.2 1.8L60 38l-1.8-7.2L51 29l7.2-1.8zM79 15l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM41 13l1 3.5 3.5 1-3.5 1-1 3.5-1-3.5-3.5-1 3.5-1z"
      />
    </>
  ),
  dinner: (
    <>
      <path fill="#3b2330" d="M0 0h120v144H0z" />
      <path
        fill="#54303a"
        d="M0 0h14v144H0zM22 0h14v144H22zM44 0h14v144H44zM66 0h14v144H66zM88 0h14v144H88zM110 0h10v144h-10z"
      />
      <path fill="#1b2f5c" d="M40 84V58q0-20 20-20t20 20v26z" />
      <path fill="#6f86b8" d="M40 84V74l10-10 7 6 9-16 14 20v10z" />
      <path fill="#2a1822" d="M38 86V58q0-22 22-22t22 22v28h-3V58q0-19-19-19T41 58v28zM59 38h2v48h-2zM40 64h40v2H40z" />
      <path fill="#24141d" d="M0 20L60-6l60 26v8L60 4 0 28z" />
      <circle fill="#ffcf7a" cx="26" cy="52" r="22" opacity=".22" />
      <circle fill="#ffcf7a" cx="94" cy="52" r="22" opacity=".22" />
      <circle fill="#ffcf7a" cx="60" cy="30" r="20" opacity=".22" />
      <path fill="none" stroke="#1a0e15" strokeWidth="1.2" d="M26 16v26M60 2v18M94 16v26" />
      <Lamp x={26} y={50} paper="#f6dc94" />
      <Lamp x={60} y={28} paper="#e0617a" />
      <Lamp x={94} y={50} paper="#efa542" />
      <path fill="#fbf0dc" d="M0 106h120l-6 38H6z" />
      <path fill="#e2cba9" d="M0 106h120v7H0zM30 113h3l-3 31h-4zM88 113h3l4 31h-4z" />
      <path fill="#17453f" d="M6 105q10-12 20-3 8-12 18-2 8-10 16-1 8-9 16 1 10-10 18 2 10-9 20 3z" />
      {blossoms([
        [18, 100, '#c83e5f'],
        [34, 98, '#fffaf0'],
        [50, 99, '#ec8298'],
        [70, 99, '#fffaf0'],
        [86, 97, '#c83e5f'],
        [102, 100, '#ec8298'],
      ])}
      <path fill="#fff6e0" d="M41 96V80h3v16zM77 96V80h3v16z" />
      <path fill="#ffcf5e" d="M42.5 80q-4-5 0-10 4 5 0 10zM78.5 80q-4-5 0-10 4 5 0 10z" />
      <ellipse fill="#fffdf6" cx="26" cy="124" rx="15" ry="4" />
      <ellipse fill="#fffdf6" cx="94" cy="124" rx="15" ry="4" />
      <path fill="#d99c3f" d="M44 124q0-10 16-10t16 10q0 6-16 6t-16-6z" />
      <path fill="#f4c869" d="M44 123q0-9 16-9l-2 9-6 4q-8-1-8-4z" />
      <path fill="#c58a30" d="M66 117a2 2 0 1 1 .1 0zM70 124a2.4 2.4 0 1 1 .1 0zM62 127a1.6 1.6 0 1 1 .1 0z" />
    </>
  ),
  brunch: (
    <>
      <path fill="#f6d58c" d="M0 0h120v144H0z" />
      <circle fill="#fdeebc" cx="24" cy="30" r="50" />
      <path fill="#a9bcd0" d="M0 84l24-28 12 12 24-34 18 26 10-8 32 34v20H0z" />
      <path fill="#fffaf0" d="M60 34L45 55l8-3 6 8 8-9 6 5zM24 56L13 69l8-2 5 5 6-7z" />
      <path fill="#6d9a72" d="M0 92q40-16 120-4v24H0z" />
      <path fill="#b03a55" d="M0 106h120v38H0z" />
      <path fill="#fbf0dc" d="M0 106h15v38H0zM30 106h15v38H30zM60 106h15v38H60zM90 106h15v38H90z" opacity=".55" />
      <path fill="#fbf0dc" d="M0 114h120v8H0zM0 130h120v8H0z" opacity=".55" />
      <ellipse fill="#6e2038" cx="50" cy="129" rx="38" ry="8" opacity=".5" />
      <ellipse fill="#fffdf6" cx="48" cy="126" rx="38" ry="8" />
      <ellipse fill="#e3dccb" cx="48" cy="125" rx="29" ry="5.5" />
      <path fill="#a86528" d="M16 118q4-26 32-26t32 26q-6 8-14 2-8 8-18 2-10 6-18-2-8 6-14-2z" />
      <path fill="#d9964a" d="M16 117q6-24 30-24-14 6-18 26-8 4-12-2z" />
      <path fill="#e9b56e" d="M34 119q0-20 14-26 14 6 16 26-8 6-16 2-8 4-14-2z" />
      <path fill="#c07c38" d="M66 119q0-18-12-25 20 2 26 23-6 6-14 2z" />
      <path fill="#f7dcae" d="M40 104q2-6 6-8M24 110q2-6 6-9" stroke="#f7dcae" strokeWidth="2" strokeLinecap="round" />
      <path fill="#2b4fa0" d="M84 94h26v20q0 12-13 12t-13-12z" />
      <path fill="#4b74c8" d="M84 94h8v28q-8-4-8-10z" />
      <path fill="none" stroke="#2b4fa0" strokeWidth="3.6" d="M110 99q8 0 7 8t-9 8" />
      <ellipse fill="#1d3570" cx="97" cy="94" rx="13" ry="3" />
      <ellipse fill="#5a3420" cx="97" cy="94.5" rx="11" ry="2.2" />
      <path
        fill="#fffaf0"
        d="M97 105l1.5 3.5 3.5-1-1 3.5 3 2-3.5 1.5.5 3.5-3.5-1.5-3.5 1.5.5-3.5-3.5-1.5 3-2-1-3.5 3.5 1z"
      />
      <circle fill="#eaa83a" cx="97" cy="112" r="1.6" />
      <path
        fill="none"
        stroke="#fffaf0"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".85"
        d="M91 86q-5-6 0-12t0-12M101 84q-5-6 0-12t0-12"
      />
    </>
  ),
  hike: (
    <>
      <path fill="#8fc4d4" d="M0 0h120v144H0z" />
      <circle fill="#fdf0c4" cx="88" cy="34" r="16" />
      <circle fill="#fdf0c4" cx="88" cy="34" r="30" opacity=".3" />
      <path fill="#fffaf0" d="M-4 96l22-34 8 6 22-40 20 30 8-6 20 28 12-10 18 26v20H-4z" />
      <path fill="#7f9cc4" d="M48 28l20 30 8-6 20 28 12-10 18 26v8H58l8-26-12-14 2-18z" />
      <path fill="#5d8f94" d="M0 100q30-14 60-4t60-10v30H0z" />
      <path fill="#3f7d5c" d="M0 112q50-18 120-6v38H0z" />
      <path fill="#f0dfb8" d="M58 144q-16-10 4-17t22-11-8-8q14-2 15 4T78 123t2 21z" />
      <path fill="#2f6658" d="M98 120l8-34 8 34zM108 126l8-38 8 38zM2 118l6-24 6 24z" />
      <path fill="#6b4a3a" d="M25 144V72h4v72z" />
      <path fill="#f0b93f" d="M14 74h30l7 6-7 6H14z" />
      <path fill="#fffaf0" d="M40 92H12l-7 5.5 7 5.5h28z" />
      <path fill="#c83e5f" d="M14 79h24v2H14zM18 96.5h18v2H18z" />
      <path fill="#c83e5f" d="M54 116q-2-18 12-18t12 18q0 8-12 8t-12-8z" />
      <path fill="#9c2346" d="M69 98q9 1 9 18 0 7-8 8 4-12-1-26z" />
      <path fill="#7d5b49" d="M56 97q10-6 20 0v5q-10-5-20 0z" />
      <path fill="#e0617a" d="M58 112h14v8H58z" />
      <path fill="#f0dfb8" d="M57 108h18v1.6H57zM60 98v10h1.6V98zM71 98v10h1.6V98z" />
      {blossoms([
        [10, 134, '#3350b4'],
        [40, 136, '#fffaf0'],
        [96, 136, '#c83e5f'],
        [110, 138, '#fffaf0'],
      ])}
    </>
  ),
  dance: (
    <>
      <path fill="#14264e" d="M0 0h120v144H0z" />
      <circle fill="#25427a" cx="60" cy="108" r="76" />
      <circle fill="#3c5c94" cx="60" cy="112" r="50" />
      <path fill="#fff3d8" d="M92 18a10 10 0 1 0 11 14 9 9 0 0 1-11-14z" />
      {/* Stars: zero-length strokes with round caps are dots. */}
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M18 26h0M40 14h0M64 22h0M30 44h0M108 52h0M78 40h0"
      />
      <path fill="#1b3464" d="M0 100l20-24 12 10 22-30 20 28 14-12 32 30v20H0z" />
      <path fill="#0f2447" d="M0 112q60-22 120 0v32H0z" />
      <path fill="#22584d" d="M0 122q60-12 120 0v22H0z" />
      <path fill="none" stroke="#0a1730" strokeWidth="1.4" d="M-2 42Q60 84 122 38" />
      <Lamp x={20} y={62} paper="#e0617a" />
      <Lamp x={47} y={72} paper="#f6dc94" />
      <Lamp x={75} y={71} paper="#4fa0a4" />
      <Lamp x={101} y={60} paper="#efa542" />
      <ellipse fill="#0f3a3a" cx="60" cy="132" rx="30" ry="4" />
      <path fill="#fff6e6" d="M60 98q8-2 10 6l2 8q10 12 12 20-18 4-32 0 4-10 9-20-4-8-1-14z" />
      <path fill="#dccbd0" d="M68 112q12 10 16 20-8 2-14 2 2-12-2-22z" />
      <path fill="#172038" d="M46 98q8-4 12 2l2 14-4 4 2 16h-5l-4-14-4 14h-5l4-20z" />
      <circle fill="#f0c09a" cx="52" cy="92" r="5" />
      <circle fill="#f6cfae" cx="63" cy="92" r="5" />
      <path fill="#3a2430" d="M47 91q1-7 7-5 4 1 3 4-4-2-6 0t-4 1zM62 86q7-1 7 6 0 5-3 7 1-6-4-8z" />
      <path fill="none" stroke="#172038" strokeWidth="3" strokeLinecap="round" d="M56 102l12 4" />
      <path fill="none" stroke="#f6cfae" strokeWidth="2.6" strokeLinecap="round" d="M64 101L47 84M47 100l-2-14" />
      <circle fill="#ec8298" cx="67" cy="88" r="2" />
    </>
  ),
};

/** A glass of white wine, its foot at 44, 120. */
function Glass() {
  return (
    <>
      <path fill="#fffaf0" opacity=".5" d="M32 52h24q3 32-12 34-15-2-12-34z" />
      <path fill="#f1c552" d="M31.5 64h25Q56 84.5 44 86q-12-1.5-12.5-22z" />
      <path fill="#fbe2a0" d="M31.5 64h8q-1 16 4.5 22-12-1.5-12.5-22z" />
      <path fill="#fffaf0" d="M43 86h2v30h-2zM33 120q11-7 22 0z" />
    </>
  );
}

/** A small round paper lantern. */
function Lamp({ x, y, paper }: { x: number; y: number; paper: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#ffcf7a" opacity=".18" />
      <circle r="9" fill={paper} />
      <circle r="5" fill="#fff3c4" opacity=".6" />
      <path fill="#2b3145" d="M-4-10.5h8v2.5h-8zM-4 8h8v2h-8z" />
    </g>
  );
}

/** Small round flowers in the meadow or on the table. */
function blossoms(places: [x: number, y: number, color: string][]) {
  return places.map(([x, y, color]) => <circle key={x} fill={color} cx={x} cy={y} r="3.2" />);
}

/** A white chapel in a meadow below snowy peaks. */
function Chapel() {
  return (
    <>
      <path fill="#9cc9d8" d="M0 0h120v144H0z" />
      <circle fill="#d9ecea" cx="24" cy="36" r="50" />
      <path fill="#fff8ec" d="M0 92l18-22 10 8 26-44 14 20 8-8 22 34 8-8 14 16v40H0z" />
      <path fill="#8fa6c9" d="M54 34l14 20 8-8 22 34 8-8 14 16v24H70l4-20-10-12 2-18z" />
      <path fill="#5c84a0" d="M0 98q28-18 56-8t64-12v40H0z" />
      <path
        fill="#2f6658"
        d="M4 112l6-22 6 22zM14 116l7-28 7 28zM98 108l6-24 7 24zM106 114l7-30 7 30zM88 110l5-18 5 18z"
      />
      <path fill="#4c8a5f" d="M0 112q60-18 120-2v34H0z" />
      <path fill="#fdf3df" d="M50 120V88l17-13 17 13v32zM38 122V70h16v52z" />
      <path fill="#d9c4ae" d="M47 70h7v52h-7zM67 75l17 13v32H67z" opacity=".8" />
      <path fill="#8c2f45" d="M35 71L46 32l11 39zM54 76h24l10 15-4 1-15-13H54z" />
      <path fill="#64203a" d="M46 32l11 39H47zM78 76l10 15-4 1-13-16z" />
      <path fill="#14233b" d="M45.3 32V20h1.4v12zM42 23.5h8V25h-8z" />
      <circle fill="#eaa83a" cx="46" cy="79" r="4" />
      <path fill="#2b4fa0" d="M43.5 100V92q2.5-5 5 0v8zM74 104v-9q3-5 6 0v9z" />
      <path fill="#5b3a3a" d="M59 121v-15q6-9 11 0v15z" />
      <path fill="#f0e2c4" d="M58 120h13q-2 12 12 24H40q22-10 18-24z" />
      <path fill="#3c7550" d="M0 128q24-6 44 6l-8 10H0zM120 122q-24 2-38 12l8 10h30z" />
      {blossoms([
        [10, 134, '#c83e5f'],
        [22, 138, '#fffaf0'],
        [31, 133, '#3350b4'],
        [97, 135, '#c83e5f'],
        [108, 130, '#3350b4'],
        [112, 139, '#fffaf0'],
      ])}
    </>
  );
}
