/**
 * The one light of a scene. It tints every colour by the time of day and gives each part of a figure a rim on the side
 * of the light and a shade on the other, so that an arm stands out from the coat it belongs to.
 */
import { C, mix, multiply } from './color.mjs';
import { define, n } from './svg.mjs';

let now = null;

/**
 * Sets the light of the scene that is being drawn.
 * @param {{ from?: [number, number], key?: string, shade?: string, ambient?: string, rim?: number, depth?: number }} o
 *   `from`: towards the light (x right, y down); `key`, `shade`: the colours of rim and shade; `rim`, `depth`: their
 *   strengths, 0 to 1; `ambient`: what white looks like in this light
 */
export const setLight = ({
  from = [-0.6, -0.8],
  key = C.cream,
  shade = C.night,
  ambient = '#ffffff',
  rim = 0.75,
  depth = 0.34,
}) => {
  const len = Math.hypot(...from) || 1;
  now = { from: [from[0] / len, from[1] / len], key, shade, ambient, rim, depth, filters: new Map() };
};

/** A colour as it looks in this scene. */
export const tint = (color) => (now.ambient === '#ffffff' ? color : multiply(color, now.ambient));
/** A colour as it looks away from the light. */
export const far = (color, t = 0.28) => mix(tint(color), now.shade, t);

/** Rim and shade on a part drawn in plain scene coordinates; `k` is the size of the figure. */
export const lit = (inner, k = 1) => {
  const key = Math.round(k * 20) / 20;
  if (!now.filters.has(key)) now.filters.set(key, makeFilter(now, key));
  return `<g filter="${now.filters.get(key)}">${inner}</g>`;
};

const makeFilter = ({ from, key, shade, rim, depth }, k) => {
  const w = Math.max(1.3, 1.9 * k ** 0.8);
  const s = 4.6 * k;
  return define(
    (id) =>
      `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(s * 0.16)}"/><feOffset dx="${n(from[0] * s)}" dy="${n(from[1] * s)}" result="o"/>` +
      `<feFlood flood-color="${shade}" flood-opacity="${depth}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="o" operator="out" result="shade"/>` +
      `<feOffset in="SourceAlpha" dx="${n(-from[0] * w)}" dy="${n(-from[1] * w)}" result="p"/>` +
      `<feFlood flood-color="${key}" flood-opacity="${rim}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="p" operator="out" result="rim"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>`,
  );
};
