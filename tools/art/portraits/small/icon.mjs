/** The favicon: a schooner's two sails in the evening, large enough to recognise at 16 pixels. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">
<defs><linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d2450"/><stop offset=".5" stop-color="#4b3f86"/><stop offset="1" stop-color="#c9687f"/></linearGradient></defs>
<rect width="64" height="64" rx="14" fill="url(#k)"/>
<path fill="#fff3dc" d="M36 8C49 18 56 30 57 43H36Z"/><path fill="#f9c784" d="M31 16V43H8C12 33 20 23 31 16Z"/>
<path fill="#d7433b" d="M31 4 17 9 31 14Z"/><path fill="#14233b" d="M31 4h5v41h-5Z"/>
<path fill="#fbf6ec" d="M6 46H58C56 55 51 59 44 59H20C12 59 8 54 6 46Z"/><path fill="#d7433b" d="M6 46H58L57 50H7Z"/></svg>
`;
