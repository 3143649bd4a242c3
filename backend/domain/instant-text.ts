/** Far more than there are half hours in anybody's next two months. */
const most = 20_000;
const known = new Map<number, string>();

/** An instant (ms) as ISO 8601 in UTC. Free times are written by the dozen in every answer, the same ones again and again. */
export function instantText(instant: number): string {
  const text = known.get(instant);
  if (text !== undefined) return text;
  if (known.size >= most) known.clear();
  const written = new Date(instant).toISOString();
  known.set(instant, written);
  return written;
}
