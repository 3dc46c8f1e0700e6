/** Where the lamps of dinner and dance hang on their string. */
const LAMPS = [
  [14, 24],
  [36, 33],
  [60, 37],
  [84, 33],
  [106, 24],
] as const;

/** Continues the drawings of `event-drawing.tsx`, which would otherwise be too long. */
export const MORE_DRAWINGS = {
  dinner: (
    <>
      <path fill="#2a2857" d="M0 0h120v144H0z" />
      <circle fill="#4b3f86" cx="60" cy="92" r="72" />
      <circle fill="#a85c8a" cx="60" cy="92" r="48" />
      <circle fill="#ef8f7a" cx="60" cy="88" r="24" />
      <path fill="#234a73" d="M0 84h120v30H0z" />
      <path fill="#ef8f7a" d="M40 89h40v1.6H40zM48 95h24v1.6H48zM54 101h14v1.6H54z" />
      <path fill="none" stroke="#14233b" strokeWidth="1.2" d="M-2 14q62 38 124 0" />
      {LAMPS.map(([x, y]) => (
        <circle key={x} fill="#ffd479" cx={x} cy={y} r="4.5" />
      ))}
      <path fill="#fdf3df" d="M0 108h120l-7 36H7z" />
      <path fill="#dcc5a5" d="M0 108h120v6H0z" />
      <path fill="#fff6e0" d="M20 108V86h4v22zM96 108V86h4v22z" />
      <path fill="#f4b73f" d="M22 86q-5-6 0-12 5 6 0 12zM98 86q-5-6 0-12 5 6 0 12z" />
      <ellipse fill="#dcc5a5" cx="60" cy="129" rx="32" ry="9" />
      <ellipse fill="#fffaf0" cx="60" cy="127" rx="32" ry="9" />
      <ellipse fill="#e3dccb" cx="60" cy="126.5" rx="24" ry="6" />
      <path fill="#d7433b" d="M38 126q13-12 32-2l11-6-3 8 3 8-11-6q-19 9-32-2z" />
      <path fill="#92211c" d="M54 119q4 7 0 14h3q4-7 0-15z" />
      <circle fill="#fffaf0" cx="45" cy="124.5" r="1.5" />
    </>
  ),
  dance: (
    <>
      <path fill="#1d2450" d="M0 0h120v144H0z" />
      <circle fill="#3a3472" cx="60" cy="108" r="74" />
      <circle fill="#7a4d8b" cx="60" cy="112" r="46" />
      <path fill="none" stroke="#14233b" strokeWidth="1.2" d="M-2 14q62 38 124 0" />
      {LAMPS.map(([x, y]) => (
        <circle key={x} fill="#ffd479" cx={x} cy={y} r="4.5" />
      ))}
      <path fill="#14233b" d="M0 120h120v24H0z" />
      <path fill="#2a2857" d="M0 128h120v1.5H0zM0 136h120v1.5H0z" />
      <ellipse fill="#0d1830" cx="60" cy="133" rx="32" ry="4" />
      <path fill="#d7433b" d="M63 93q8 1 9 8l2 9q11 11 14 22-19 6-36 0 3-12 9-21-4-10 2-18z" />
      <path fill="#92211c" d="M74 110q11 11 14 22-7 2-13 2 2-12-1-24z" />
      <path fill="#fdf3df" d="M42 94q9-4 13 3l2 14-4 4 2 18h-6l-4-15-4 15h-6l4-21z" />
      <circle fill="#f0c09a" cx="49" cy="87" r="5.5" />
      <circle fill="#f6cfae" cx="66" cy="87" r="5.5" />
      <path fill="#4a2f2a" d="M43 86q1-8 8-6 5 1 4 5-5-2-8 0zM64 81q8-1 8 7 0 6-3 9 1-8-5-10z" />
      <path fill="none" stroke="#fdf3df" strokeWidth="3.4" strokeLinecap="round" d="M53 98l13 5" />
      <path fill="none" stroke="#f6cfae" strokeWidth="2.8" strokeLinecap="round" d="M66 96L45 77M44 97l1-20" />
    </>
  ),
  hike: (
    <>
      <path fill="#a9d3cd" d="M0 0h120v144H0z" />
      <circle fill="#e2eedf" cx="26" cy="34" r="44" />
      <circle fill="#fff1cf" cx="26" cy="34" r="15" />
      <path fill="#2f5d8c" d="M0 76h120v40H0z" />
      <path fill="#376a9e" d="M8 84h30v1.6H8zM24 92h24v1.6H24zM4 100h20v1.6H4z" />
      <path fill="#7fb0a4" d="M120 56q-30 0-48 20T30 108h90z" />
      <path fill="#fdf3df" d="M85 66l2.5-40h11l2.5 40z" />
      <path fill="#dcc5a5" d="M95 26h3.5l2.5 40h-5z" />
      <path fill="#d7433b" d="M86.3 52l.9-11h11.6l.9 11zM84 26v-3h18v3zM87 15q6-9 12 0z" />
      <path fill="#ffd479" d="M88 15h10v8H88z" />
      <path fill="#4f8577" d="M0 112q50-26 120-16v48H0z" />
      <path fill="#ead9b8" d="M34 144q2-17 24-22t26-12-4-12q16 4 14 14t-20 15-10 17z" />
      <path fill="#3e6857" d="M0 128q12-10 24 2l-4 14H0zM120 116q-18 4-26 16l8 12h18z" />
      <path fill="#8a5a3c" d="M19 134V96h3.5v38zM10 98h18l6 4.5-6 4.5H10z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M52 40q4-4 7 0 3-4 7 0M64 26q3-3 6 0 3-3 6 0"
      />
    </>
  ),
};
