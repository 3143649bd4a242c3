/** Degrees, WGS 84. */
export type GeoPoint = { latitude: number; longitude: number };

/** Hundreds of metres east and south of the centre of Tallinn. */
export type PlanePoint = { x: number; y: number };

export type Size = { width: number; height: number };

/** What the map shows: its centre, and the pixels of a hundred metres. */
export type MapView = PlanePoint & { scale: number };

export type MapArea = GeoPoint & { kilometres: number };

export type MapGroup = PlanePoint & { ids: string[] };

const origin = { latitude: 59.437, longitude: 24.7536 };
const hundredsPerDegree = 1111.95;
const shrink = Math.cos(58.7 * Math.PI / 180);

const pinBox = { width: 96, height: 44 };
const groupWidths = { words: 128, number: 60 };
const nameBox = { width: 56, height: 14 };
const wordsFrom = 480;
const closest = 24;
const padding = { x: 64, y: 56 };

export function onPlane({ latitude, longitude }: GeoPoint): PlanePoint {
  return {
    x: (longitude - origin.longitude) * shrink * hundredsPerDegree,
    y: (origin.latitude - latitude) * hundredsPerDegree,
  };
}

export function onEarth({ x, y }: PlanePoint): GeoPoint {
  return {
    latitude: origin.latitude - y / hundredsPerDegree,
    longitude: origin.longitude + x / (shrink * hundredsPerDegree),
  };
}

/** A circle of whole kilometres around the centre that covers the longer side of the map. */
export function areaOf(view: MapView, { width, height }: Size): MapArea {
  const kilometres = Math.ceil(Math.max(width, height) / 2 / view.scale / 10);
  return { ...onEarth(view), kilometres };
}

const corners = [
  onPlane({ latitude: 59.75, longitude: 21.75 }),
  onPlane({ latitude: 57.5, longitude: 28.25 }),
];

/** The view that shows every point; the whole country without points. */
export function viewOf(points: PlanePoint[], size: Size): MapView {
  const shown = points.length > 0 ? points : corners;
  const xs = shown.map(({ x }) => x);
  const ys = shown.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    Math.max(1, size.width - 2 * padding.x) / Math.max(10, right - left),
    Math.max(1, size.height - 2 * padding.y) / Math.max(10, bottom - top),
  );
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(scale, 8) }, size);
}

/** Keeps the country in sight, and the scale between the whole country and a street. */
export function within(view: MapView, { width, height }: Size): MapView {
  const [from, to] = corners as [PlanePoint, PlanePoint];
  const whole = Math.min(width / (to.x - from.x), height / (to.y - from.y));
  return {
    x: Math.min(Math.max(view.x, from.x), to.x),
    y: Math.min(Math.max(view.y, from.y), to.y),
    scale: Math.min(Math.max(view.scale, whole), closest),
  };
}

export function zoomed(view: MapView, factor: number, size: Size): MapView {
  return within({ ...view, scale: view.scale * factor }, size);
}

export function isClosest({ scale }: MapView): boolean {
  return scale >= closest;
}

/** Pixels from the upper left corner of the map. */
export function onScreen({ x, y }: PlanePoint, view: MapView, { width, height }: Size): PlanePoint {
  return { x: (x - view.x) * view.scale + width / 2, y: (y - view.y) * view.scale + height / 2 };
}

/** A narrow map shows the number of a group without words. */
export function isNarrow({ width }: Size): boolean {
  return width < wordsFrom;
}

/** Merges pins until no two labels overlap. The order of the pins decides the order of the groups. */
export function grouped(
  pins: (PlanePoint & { id: string })[],
  scale: number,
  narrow = false,
): MapGroup[] {
  const groups: MapGroup[] = pins.map(({ id, x, y }) => ({ x, y, ids: [id] }));
  for (let pair = closestOverlap(groups); pair; pair = closestOverlap(groups)) {
    const [one, other] = pair;
    const [a, b] = [groups[one]!, groups[other]!];
    const [m, n] = [a.ids.length, b.ids.length];
    groups[one] = {
      ids: [...a.ids, ...b.ids],
      x: (a.x * m + b.x * n) / (m + n),
      y: (a.y * m + b.y * n) / (m + n),
    };
    groups.splice(other, 1);
  }
  return groups;

  function closestOverlap(all: MapGroup[]): [number, number] | null {
    let found: [number, number] | null = null;
    let shortest = Infinity;
    for (const [i, a] of all.entries()) {
      for (let k = i + 1; k < all.length; k++) {
        const b = all[k]!;
        const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
        const isApart = across * scale >= (widthOf(a, narrow) + widthOf(b, narrow)) / 2 ||
          down * scale >= pinBox.height;
        if (isApart || across + down >= shortest) continue;
        shortest = across + down;
        found = [i, k];
      }
    }
    return found;
  }
}

/** Whether the label of a pin covers a name at the point. */
export function covers(
  group: MapGroup,
  point: PlanePoint,
  scale: number,
  narrow: boolean,
): boolean {
  const across = Math.abs(group.x - point.x) * scale;
  const above = (group.y - point.y) * scale;
  return across < (widthOf(group, narrow) + nameBox.width) / 2 && above > -nameBox.height / 5 &&
    above < pinBox.height + nameBox.height / 2;
}

function widthOf({ ids }: MapGroup, narrow: boolean): number {
  if (ids.length === 1) return pinBox.width;
  return narrow ? groupWidths.number : groupWidths.words;
}
