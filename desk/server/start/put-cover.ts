import sharp from 'sharp';

/** Draws a calm sky at dusk for the cover, until the couple has chosen a photo. */
export function drawCover(): Promise<Buffer> {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="2560" height="1600">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#232a5c"/><stop offset=".55" stop-color="#8a5a86"/>
    <stop offset=".75" stop-color="#e9a07c"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h2560v1600H0z"/><circle cx="1750" cy="1150" r="90" fill="#ffe3b0"/>
    <path fill="#2b2a52" d="M0 1210q640-150 1280-30t1280-70v490H0z"/></svg>`;
  return sharp(Buffer.from(sky)).jpeg({ quality: 86 }).toBuffer();
}
