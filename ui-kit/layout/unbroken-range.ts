/** "13:00–14:30", whose line does not break at the dash. */
export function unbrokenRange(from: string, until: string): string {
  const wordJoiner = "\u2060";
  return `${from}${wordJoiner}–${wordJoiner}${until}`;
}
