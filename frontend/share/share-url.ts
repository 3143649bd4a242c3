/** The URL of an address of the product in a language, which its preview is in, too. */
export function shareUrl(address: string, language: string, origin: string): string {
  const url = new URL(address, origin);
  url.searchParams.set("lng", language);
  // Filters are easier to read with their commas.
  return url.href.replaceAll("%2C", ",");
}
