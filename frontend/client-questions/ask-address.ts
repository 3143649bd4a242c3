/** Where a person writes a question about a practice to a practitioner, by id or slug, or chooses one. */
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
