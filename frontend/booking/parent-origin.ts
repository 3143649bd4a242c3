/** The origin of the framing page when `embed_domain` names it; null without a frame or for another page. */
export function parentOriginOf(
  href: string,
  { framed, referrer }: { framed: boolean; referrer: string },
): string | null {
  const { searchParams, host, origin } = new URL(href);
  const named = searchParams.get("embed_domain");
  if (!framed || !named) return null;
  if (named === host) return origin;
  if (!URL.canParse(referrer)) return null;
  const parent = new URL(referrer);
  // Calendly's React wrapper writes "1".
  return named === parent.host || named === "1" ? parent.origin : null;
}
