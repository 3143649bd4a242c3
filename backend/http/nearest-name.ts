import { closest, distance } from "fastest-levenshtein";

/** The known name that is written most like this one, in capitals or not; undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const capitals = known.map((one) => one.toUpperCase());
  const written = name.toUpperCase();
  const nearest = closest(written, capitals);
  const isNear = distance(written, nearest) <= Math.max(2, name.length / 2);
  return isNear ? known[capitals.indexOf(nearest)] : undefined;
}
