/** In cents, as the price. */
export function shareOfPrice(priceCents: number, percent: number): number {
  return Math.round(priceCents * percent / 100);
}
