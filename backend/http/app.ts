import { bodyLimit } from "hono/body-limit";
import { languages } from "../domain/text.ts";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import { answerError, problem } from "./errors.ts";
import { newRouter } from "./router.ts";
import { identify } from "./signed-in.ts";

export type AppSettings = { publicUrl: string };

export function createApp(
  ports: Ports,
  settings: AppSettings,
  clock: () => number = Date.now,
) {
  const app = newRouter();
  app.onError(answerError);
  app.notFound((c) => problem(c, new DomainError("ERR_NOT_FOUND")));
  app.use("/api/*", async (c, next) => {
    c.set("now", clock());
    await next();
  });
  app.use("/api/*", bodyLimit({ maxSize: 100_000 }));
  app.use("/api/*", identify(ports));
  return app;
}
void languages;
