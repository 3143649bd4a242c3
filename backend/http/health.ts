import { newRouter } from "./router.ts";

export type Status = {
  version: string;
  /** Why this process must get no requests now. */
  problems: () => Promise<string[]>;
  /** What an operator has to mend while it serves. `now` in ms. */
  warnings: (now: number) => Promise<string[]>;
};

export function health({ version, problems, warnings }: Status) {
  return newRouter()
    .get("/health", (c) => {
      c.header("Cache-Control", "no-store");
      return c.json({ status: "ok", version });
    })
    .get("/ready", async (c) => {
      c.header("Cache-Control", "no-store");
      const [found, warned] = await Promise.all([problems(), warnings(Date.now())]);
      if (found.length > 0) {
        return c.json({ status: "unavailable", version, problems: found, warnings: warned }, 503);
      }
      const status = warned.length > 0 ? "degraded" : "ok";
      return c.json({ status, version, problems: found, warnings: warned });
    });
}
