/**
 * How often something costly may be done: `burst` times at once, and `perSecond` in the long run. The returned function says
 * whether it may be done once more at `now` (ms); that counts.
 */
export function allowance({ burst, perSecond }: { burst: number; perSecond: number }) {
  let left = burst;
  let at: number | null = null;

  return function takes(now: number): boolean {
    const since = at === null ? 0 : Math.max(0, now - at) / 1000;
    left = Math.min(burst, left + since * perSecond);
    at = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}
