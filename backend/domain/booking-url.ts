/**
 * The address of a booking page that may be opened: the given one when it is a page of the scheduling provider's
 * origin, otherwise the provider's root. Parsed, never compared by its beginning: `https://calendly.com.evil.com`
 * and `https://calendly.com@evil.com` begin like the provider.
 */
export function bookingUrl(calendarUrl: string, origin: string): string {
  const provider = new URL(origin);
  const root = `${provider.origin}/`;
  if (!URL.canParse(calendarUrl)) return root;
  const url = new URL(calendarUrl);
  const isProviders = url.origin === provider.origin && url.username === "" && url.password === "";
  return isProviders ? url.href : root;
}
