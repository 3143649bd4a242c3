import type { Ports } from "../../ports/ports.ts";
import { finishErasure } from "./account-erasure.ts";

const atOnce = 20;

export async function finishErasures(
  ports: Pick<Ports, "auth" | "mail" | "persistence" | "pictures" | "scheduling" | "storage">,
  now: number,
): Promise<void> {
  for (const userId of await ports.persistence.personalData.listErasing(atOnce)) {
    await finishErasure(ports, userId, now);
  }
}
