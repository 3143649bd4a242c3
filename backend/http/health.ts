import { newRouter } from "./router.ts";

export type Status = {
  version: string;
  /** Names of current problems; empty when the server is ready for requests. */
  problems: () => Promise<string[]>;
};

/** `/health` says that the process runs, `/ready` that it can serve requests. */
export function health({ version, problems }: Status) {
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
