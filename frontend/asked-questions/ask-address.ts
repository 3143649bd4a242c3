/** Where a practitioner, by id or slug, is asked about a practice; without one the person chooses whom to ask. */
export function askAddress({ practitioner, practice }: {
  practitioner?: string | undefined;
  practice?: string | undefined;
}): string {
  const query = new URLSearchParams({
    ...(practitioner && { practitioner }),
    ...(practice && { practice }),
  });
  return `/questions/new?${query}`;
}
