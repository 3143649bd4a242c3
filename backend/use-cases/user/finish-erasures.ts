import type { Ports } from "../../ports/ports.ts";
import { finishErasure } from "./erasure.ts";

const atOnce = 20;

/** Goes on with erasures that were cut short, by a crash or a calendar that did not answer. `now` in ms. */
export async function finishErasures(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling" | "storage">,
  now: number,
): Promise<void> {
  for (const userId of await ports.persistence.personalData.listErasing(atOnce)) {
    await finishErasure(ports, userId, now);
  }
}
