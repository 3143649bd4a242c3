/** In the order of the alphabet of a language. */
export function alphabetical<Each extends { value: string }>(
  values: Each[],
  language: string,
): Each[] {
  const { compare } = new Intl.Collator(language);
  return values.toSorted((one, other) => compare(one.value, other.value));
}
