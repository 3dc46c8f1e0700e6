import { escapeHtml } from '../../src/model/text/escape-html.ts';

/** A household's label: `address` is its postal address, `svg` the QR code of `link`. */
export type Label = { names: readonly string[]; address: string; link: string; svg: string };

/** A page of address labels with QR codes, two to a row, to print at home or to save as PDF. */
export function drawLabels(labels: readonly Label[], language: string): string {
  const list = new Intl.ListFormat(language);
  const cells = labels.map(
    ({ names, address, link, svg }) =>
      `<li><div><strong>${escapeHtml(list.format(names))}</strong><p>${escapeHtml(address)}</p><a href="${escapeHtml(link)}">Link</a></div>${svg}</li>`,
  );
  // The svg has a negative margin, since a QR code has a white margin of its own. Links show only on screen, to copy.
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<title>Labels</title>
<style>
@page { size: A4; margin: 10mm; }
body { margin: 0; font: 11pt/1.35 Georgia, serif; }
ul { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 0; padding: 0; list-style: none; }
li { display: flex; justify-content: space-between; gap: 4mm; padding: 4mm; border: 0.2mm dashed #aaa; break-inside: avoid; }
p { margin: 1mm 0 0; white-space: pre-line; }
svg { flex: none; width: 36mm; height: 36mm; margin: -2mm; }
a { font: 8pt sans-serif; }
@media print { a { display: none; } }
</style>
<ul>
${cells.join('\n')}
</ul>
</html>
`;
}
