import type { Ports } from "../../ports/ports.ts";
import type { Visit } from "../context.ts";

/** So long (ms) news wait: the browser that booked and the request that moved come first, and pairs come together. */
const grace = 5000;

/**
 * Keeps what the provider tells, to be worked on after the answer; the same news again change nothing.
 * ERR_UNAUTHORIZED when it is not the provider who tells, ERR_MALFORMED_JSON, ERR_INVALID_INPUT, ERR_NOT_FOUND.
 */
export async function receiveProviderNews(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { now }: Visit,
  message: { signature: string | undefined; body: Uint8Array },
): Promise<void> {
  const news = await scheduling.readNews(message, now);
  if (!news) return;
  await persistence.transaction(({ provider }) =>
    provider.addNews({
      ...news,
      id: persistence.newId(),
      receivedAt: now,
      nextTryAt: now + grace,
    })
  );
}
