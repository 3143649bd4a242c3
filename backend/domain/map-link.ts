/** In degrees. */
export type MapPoint = { lat: number; lon: number };

/** A map at the pin of a place, else a search for its name. */
export function mapLink(place: string, point: MapPoint | null | undefined): string {
  if (!point) {
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.toWellFormed())}`;
  }
  const { lat, lon } = point;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}
