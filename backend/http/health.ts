import type { Ports } from "../ports/ports.ts";
import { newRouter } from "./router.ts";

export type Status = {
  version: string;
  /** Names of what is wrong; empty when the house can take requests. */
  problems: () => Promise<string[]>;
};

/** For whoever keeps the house running: is it alive, may it be sent people. */
export function status(_ports: Pick<Ports, "persistence">, { version, problems }: Status) {
  return newRouter()
    .get("/health", (c) => {
      c.header("Cache-Control", "no-store");
      return c.json({ status: "ok", version });
    })
    .get("/ready", async (c) => {
      c.header("Cache-Control", "no-store");
      const found = await problems();
      const ready = found.length === 0;
      return c.json(
        { status: ready ? "ok" : "unavailable", version, problems: found },
        ready ? 200 : 503,
      );
    });
}
