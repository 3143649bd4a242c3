import { DomainError } from "../../domain/errors.ts";
import type { Listener } from "../../ports/live-times.ts";
import type { Ports } from "../../ports/ports.ts";

export async function followTimes(
  { live }: Pick<Ports, "live">,
  { therapistIds }: { therapistIds: string[] | null },
  listener: Listener,
): Promise<() => void> {
  if (live.isClosed()) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 3 });
  return await live.listen(therapistIds, listener);
}
