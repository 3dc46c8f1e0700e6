import { BufferAttribute, BufferGeometry } from 'three';

/** Enough for a smooth bend: at a bend of 1 the error is less than a tenth of a pixel. */
const SEGMENTS = 8;

/** The parts of a sheet, from the centre outwards. */
const CORE = 0;
const INSIDE = 1;
const RIM = 2;

/**
 * A sheet: the core, a grid; the inside around it; and optionally the rim around that. `position` is -1 to 1 on the edge of
 * the part given by its z; `aPart` is the part of the triangle. See `shaders/card/card.vert`.
 */
export function createSheetGeometry(withRim: boolean): BufferGeometry {
  const positions: number[] = [];
  const parts: number[] = [];
  const index: number[] = [];
  /** @returns the index of the new point. */
  const add = (x: number, y: number, edge: number, part: number) => {
    positions.push(x, y, edge);
    parts.push(part);
    return parts.length - 1;
  };
  // The defaults are never used, but indexed access can be undefined to TypeScript.
  const quad = (a = 0, b = 0, c = 0, d = 0) => index.push(a, b, c, a, c, d);

  const coordinates = Array.from({ length: SEGMENTS + 1 }, (_, step) => (2 * step) / SEGMENTS - 1);
  const grid = coordinates.map((y) => coordinates.map((x) => add(x, y, CORE, CORE)));
  for (let row = 0; row < SEGMENTS; row++) {
    const [low = [], high = []] = grid.slice(row, row + 2);
    for (let column = 0; column < SEGMENTS; column++)
      quad(low[column], low[column + 1], high[column + 1], high[column]);
  }

  const around = edgePoints();
  const band = (innerEdge: number, part: number) => {
    const inner = around.map(([x, y]) => add(x, y, innerEdge, part));
    const outer = around.map(([x, y]) => add(x, y, part, part));
    for (let step = 0; step < around.length; step++) {
      const next = (step + 1) % around.length;
      quad(outer[step], outer[next], inner[next], inner[step]);
    }
  };
  band(CORE, INSIDE);
  if (withRim) band(INSIDE, RIM);

  const geometry = new BufferGeometry();
  geometry.setIndex(index);
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('aPart', new BufferAttribute(new Float32Array(parts), 1));
  return geometry;
}

/** Points along the edge of a square, counterclockwise, so that triangles between two such edges face the viewer. */
function edgePoints(): [x: number, y: number][] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.flatMap(([x, y], corner) => {
    const [toX, toY] = corners[(corner + 1) % corners.length] ?? corners[0];
    return Array.from({ length: SEGMENTS }, (_, step): [number, number] => {
      const share = step / SEGMENTS;
      return [x + (toX - x) * share, y + (toY - y) * share];
    });
  });
}
