/**
 * The one light of a scene. It tints every colour by the time of day and gives each part of a figure a rim on the side
 * of the light and a shade on the other, so that an arm stands out from the coat it belongs to.
 */
import { C, mix, multiply } from './color.mjs';
import { define, n } from './svg.mjs';

let light = null;

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
  light = { from: [from[0] / len, from[1] / len], key, shade, ambient, rim, depth, filters: new Map() };
};

/** A colour as it looks in this scene. */
export const tint = (color) => multiply(color, light.ambient);
/** A colour as it looks away from the light; `t`, 0 to 1, is how deep the shade is. */
export const shaded = (color, t) => mix(tint(color), light.shade, t);

/**
 * Rim and shade on a part of a figure of the size `k`. In a rotated group, the light turns with the part.
 */
export const lit = (inner, k = 1) => {
  // Parts of nearly the same size share a filter.
  const size = Math.round(k * 20) / 20;
  if (!light.filters.has(size)) light.filters.set(size, makeFilter(light, size));
  return `<g filter="${light.filters.get(size)}">${inner}</g>`;
};

/**
 * The shade is the part of a shape that its blurred copy, moved towards the light, leaves uncovered. The rim is the part
 * that a copy moved away from the light leaves uncovered.
 */
const makeFilter = ({ from, key, shade, rim, depth }, k) => {
  const rimWidth = Math.max(1.3, 1.9 * k ** 0.8);
  const shadeWidth = 4.6 * k;
  return define(
    (id) =>
      `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(shadeWidth * 0.16)}"/><feOffset dx="${n(from[0] * shadeWidth)}" dy="${n(from[1] * shadeWidth)}" result="towards"/>` +
      `<feFlood flood-color="${shade}" flood-opacity="${depth}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="towards" operator="out" result="shade"/>` +
      `<feOffset in="SourceAlpha" dx="${n(-from[0] * rimWidth)}" dy="${n(-from[1] * rimWidth)}" result="away"/>` +
      `<feFlood flood-color="${key}" flood-opacity="${rim}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="away" operator="out" result="rim"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>`,
  );
};
