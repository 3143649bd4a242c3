/**
 * The given booking page when it is on the scheduling provider's origin, else the provider's root. URLs are parsed
 * because `https://calendly.com.evil.com` and `https://calendly.com@evil.com` share the provider's prefix.
 */
export function bookingUrl(calendarUrl: string, origin: string): string {
  const provider = new URL(origin);
  const root = `${provider.origin}/`;
  if (!URL.canParse(calendarUrl)) return root;
  const url = new URL(calendarUrl);
  const isProviders = url.origin === provider.origin && url.username === "" && url.password === "";
  return isProviders ? url.href : root;
}
