import type { Ports } from "../../ports/ports.ts";
import { finishErasure } from "./account-erasure.ts";

const atOnce = 20;

/** Finishes erasures that were interrupted by a crash or an unavailable calendar. `now` in ms. */
export async function finishErasures(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling" | "storage">,
  now: number,
): Promise<void> {
  for (const userId of await ports.persistence.personalData.listErasing(atOnce)) {
    await finishErasure(ports, userId, now);
  }
}
