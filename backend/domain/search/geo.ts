export type Point = { lat: number; lon: number };

/** A point on the unit sphere: the distance of two needs no trigonometry. */
export type Direction = { x: number; y: number; z: number };

const earthRadiusKm = 6371.0088;

export function directionOf({ lat, lon }: Point): Direction {
  const latitude = lat * Math.PI / 180;
  const longitude = lon * Math.PI / 180;
  return {
    x: Math.cos(latitude) * Math.cos(longitude),
    y: Math.cos(latitude) * Math.sin(longitude),
    z: Math.sin(latitude),
  };
}

/** Great-circle distance in km from the squared chord between two directions. */
export function kmOfChord(chordSquared: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chordSquared) / 2));
}

export function chordOfKm(km: number): number {
  return (2 * Math.sin(Math.min(km / (2 * earthRadiusKm), Math.PI / 2))) ** 2;
}

export function distanceKm(a: Point, b: Point): number {
  const from = directionOf(a);
  const to = directionOf(b);
  return kmOfChord((from.x - to.x) ** 2 + (from.y - to.y) ** 2 + (from.z - to.z) ** 2);
}
