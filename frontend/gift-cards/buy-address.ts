/** Opens the dialog of the gift card over any page. */
const parameter = "gift-card";

export function isBuying(search: URLSearchParams): boolean {
  return search.has(parameter);
}

/** The address of the same page with the dialog. */
export function buyHref(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  const rest = params.toString().replaceAll("%2C", ",");
  return `${pathname}?${rest && `${rest}&`}${parameter}`;
}

/** The search part of the address without the dialog. */
export function searchWithoutBuying(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  return params.size > 0 ? `?${params.toString().replaceAll("%2C", ",")}` : "";
}
