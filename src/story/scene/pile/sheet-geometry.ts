import { BufferAttribute, BufferGeometry } from 'three';

/** Segments along each side. Enough for a smooth bend: at a bend of 1 the error is less than a tenth of a pixel. */
const SEGMENTS = 8;

/** The parts of a sheet, from the centre outwards, numbered as in `shaders/card/card.vert`. */
const CORE = 0;
const INSIDE = 1;
const RIM = 2;

/**
 * Creates a sheet: a grid for the core, a band around it for the rest of the inside and, on request, a band for the rim.
 * The attributes `position` and `aPart` are explained in `shaders/card/card.vert`.
 */
export function createSheetGeometry(withRim: boolean): BufferGeometry {
  const positions: number[] = [];
  const parts: number[] = [];
  const index: number[] = [];
  /**
   * Adds a point for triangles of `part`. Its x and y go from -1 to 1 across `extent`: that part or the one inside it.
   * @returns the point's index.
   */
  const add = (x: number, y: number, extent: number, part: number) => {
    positions.push(x, y, extent);
    parts.push(part);
    return parts.length - 1;
  };
  /** Adds a quadrilateral from its corners, counterclockwise. Only TypeScript needs the defaults, for indexed access. */
  const addQuad = (a = 0, b = 0, c = 0, d = 0) => index.push(a, b, c, a, c, d);

  const coordinates = Array.from({ length: SEGMENTS + 1 }, (_, step) => (2 * step) / SEGMENTS - 1);
  const grid = coordinates.map((y) => coordinates.map((x) => add(x, y, CORE, CORE)));
  for (let row = 0; row < SEGMENTS; row++) {
    const [low = [], high = []] = grid.slice(row, row + 2);
    for (let column = 0; column < SEGMENTS; column++)
      addQuad(low[column], low[column + 1], high[column + 1], high[column]);
  }

  const edge = edgePoints();
  /** Adds `part` as a band from the edge of `innerPart` to its own. */
  const addBand = (innerPart: number, part: number) => {
    const inner = edge.map(([x, y]) => add(x, y, innerPart, part));
    const outer = edge.map(([x, y]) => add(x, y, part, part));
    for (let step = 0; step < edge.length; step++) {
      const next = (step + 1) % edge.length;
      addQuad(outer[step], outer[next], inner[next], inner[step]);
    }
  };
  addBand(CORE, INSIDE);
  if (withRim) addBand(INSIDE, RIM);

  const geometry = new BufferGeometry();
  geometry.setIndex(index);
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('aPart', new BufferAttribute(new Float32Array(parts), 1));
  return geometry;
}

/** Points along the edge of a square, counterclockwise: triangles between two such edges then face the viewer. */
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
