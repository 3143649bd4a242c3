import type { Text } from "./text.ts";

type Value = { domainCode: string; labels: Text };

/**
 * A place in each language. Places end with their city in Estonian, as `placeName` makes them; undefined when that city
 * is not known.
 */
export function placeNames(place: string, values: readonly Value[]): Text | undefined {
  const end = place.lastIndexOf(", ") + 2;
  if (end < 2) return undefined;
  const city = values.find(({ domainCode, labels }) =>
    domainCode === "CITY" && labels.et === place.slice(end)
  );
  if (!city) return undefined;
  const street = place.slice(0, end);
  const { et, en, ru } = city.labels;
  return { et: street + et, en: street + en, ru: street + ru };
}
