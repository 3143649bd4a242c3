import { DomainError } from "../../domain/errors.ts";
import type { Listener, LiveTimes } from "./live-times.ts";

/** Listens until the function it resolves to is called. ERR_UNAVAILABLE once the house is closing. */
export async function followTimes(
  { live }: { live: LiveTimes },
  { therapistIds }: { therapistIds: string[] | null },
  listener: Listener,
): Promise<() => void> {
  if (live.isClosed()) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 3 });
  return await live.listen(therapistIds, listener);
}
