/** What a browser stores about a practitioner: public data only. */
export type StoredPerson = { slug: string; name: string; pictureUrl: string | null };

function isPerson(value: unknown): value is StoredPerson {
  if (typeof value !== "object" || value === null) return false;
  const { slug, name, pictureUrl } = value as Record<string, unknown>;
  return typeof slug === "string" && /^[\w-]{1,120}$/.test(slug) && typeof name === "string" &&
    (pictureUrl === null || (typeof pictureUrl === "string" && pictureUrl.startsWith("/files/")));
}

/** The practitioners in a stored list, at most `most`. */
export function storedPeople(list: unknown, most: number): StoredPerson[] {
  return Array.isArray(list) ? list.filter(isPerson).slice(0, most) : [];
}
