/**
 * The URL of an address of the product. Its preview is in this language, and so is the page for readers whose browser
 * names no language of the product.
 */
export function shareUrl(address: string, language: string, origin: string): string {
  const url = new URL(address, origin);
  url.searchParams.delete("lng");
  url.searchParams.set("in", language);
  // Filters are easier to read with their commas.
  return url.href.replaceAll("%2C", ",");
}
