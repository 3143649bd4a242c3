/** How many requests are left of a limit until the end of its window (ms). */
export type Quota = { limit: number; windowMs: number; left: number; endsAt: number };
