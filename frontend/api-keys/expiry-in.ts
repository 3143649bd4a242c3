/** `days` from now as ISO 8601; null for never. */
export function expiryIn<Days extends number | null>(days: Days) {
  const expiry = days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
  return expiry as Days extends number ? string : null;
}
