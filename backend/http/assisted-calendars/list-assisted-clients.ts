import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import {
  listAssistedClients,
  mostAssistedClients,
} from "../../use-cases/assisted-calendars/list-assisted-clients.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const AssistedClientsBody = z.object({
  clients: z.array(z.object({ id: z.uuid(), name: z.string().max(200) })).max(mostAssistedClients),
}).openapi("AssistedClients", {
  example: { clients: [{ id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12", name: "Mari Maasikas" }] },
});

const route = createRoute({
  method: "get",
  path: "/api/assisted-calendars/{therapistId}/clients",
  operationId: "listAssistedClients",
  tags: ["assisted-calendars"],
  summary: "List the clients whom an assistant can book in again",
  description:
    `For assistants of the practitioner, and for the practitioner. Names only; at most ${mostAssistedClients}. The ` +
    "clients see that they were listed.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId },
  responses: {
    200: { description: "The clients, by name", ...json(AssistedClientsBody) },
    ...refusals(...calendarRefusals),
  },
});

export function mountListAssistedClients(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json({ clients: await listAssistedClients(ports, c.var, c.req.valid("param")) }, 200);
  });
}
