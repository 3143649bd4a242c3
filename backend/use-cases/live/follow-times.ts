import { DomainError } from "../../domain/errors.ts";
import type { Listener } from "../../ports/live-times.ts";
import type { Ports } from "../../ports/ports.ts";

/** Notifies the listener until the returned function is called. ERR_UNAVAILABLE while the server stops. */
export async function followTimes(
  { live }: Pick<Ports, "live">,
  { therapistIds }: { therapistIds: string[] | null },
  listener: Listener,
): Promise<() => void> {
  if (live.isClosed()) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 3 });
  return await live.listen(therapistIds, listener);
}
