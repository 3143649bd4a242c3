import type { Context } from "hono";
import type { Account } from "../domain/account.ts";
import type { Ports } from "../ports/ports.ts";
import { addCalendarImport } from "../use-cases/availability/add-calendar-import.ts";
import { explainAvailability } from "../use-cases/availability/explain-availability.ts";
import { getAvailability } from "../use-cases/availability/get-availability.ts";
import type { OwnAvailability } from "../use-cases/availability/own-availability.ts";
import { previewAvailability } from "../use-cases/availability/preview-availability.ts";
import { refreshCalendarImport } from "../use-cases/availability/refresh-calendar-import.ts";
import { removeCalendarImport } from "../use-cases/availability/remove-calendar-import.ts";
import { updateAvailability } from "../use-cases/availability/update-availability.ts";
import { presentAvailability, presentConflict } from "./availability/availability-body.ts";
import { presentImport } from "./availability/calendar-import-body.ts";
import * as importRoutes from "./availability/import-routes.ts";
import { presentExplanation } from "./availability/reasons-body.ts";
import * as routes from "./availability/routes.ts";
import { presentPreview } from "./availability/times-body.ts";
import { type Env, newRouter } from "./router.ts";
import { etagOf, versionOf } from "./version.ts";

export function availability(ports: Ports) {
  const router = newRouter();
  router.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  return router
    .openapi(routes.getAvailability, async (c) => {
      return c.json(answer(c, await getAvailability(ports, c.var)), 200);
    })
    .openapi(routes.updateAvailability, async (c) => {
      const version = versionOf(c.req.valid("header")["if-match"]);
      const input = { draft: c.req.valid("json"), version };
      const { conflicts, ...saved } = await updateAvailability(ports, c.var, input);
      return c.json({ ...answer(c, saved), conflicts: conflicts.map(presentConflict) }, 200);
    })
    .openapi(routes.previewAvailability, async (c) => {
      const days = await previewAvailability(ports, c.var, c.req.valid("json"));
      return c.json(presentPreview(days), 200);
    })
    .openapi(routes.explainAvailability, async (c) => {
      const { eventTypeUrl, startsAt } = c.req.valid("query");
      const input = { eventTypeUrl, startsAt: Date.parse(startsAt) };
      const explanation = await explainAvailability(ports, c.var, input);
      return c.json(presentExplanation(explanation, c.var.language), 200);
    })
    .openapi(importRoutes.addCalendarImport, async (c) => {
      const { name, url, file } = {
        url: "",
        file: null,
        ...c.req.valid("json"),
        ...c.req.valid("form"),
      };
      const input = file ? { name, text: await file.text() } : { name, url };
      return c.json(presentImport(await addCalendarImport(ports, c.var, input)), 201);
    })
    .openapi(importRoutes.refreshCalendarImport, async (c) => {
      const refreshed = await refreshCalendarImport(ports, c.var, c.req.valid("param"));
      return c.json(presentImport(refreshed), 200);
    })
    .openapi(importRoutes.removeCalendarImport, async (c) => {
      await removeCalendarImport(ports, c.var, c.req.valid("param"));
      return c.body(null, 204);
    });
}

type SignedIn = Context<{ Variables: Env["Variables"] & { account: Account } }>;

function answer(c: SignedIn, availability: OwnAvailability) {
  c.header("ETag", etagOf(availability.sheet));
  return presentAvailability(availability, c.var.language);
}
