import { createRoute, z } from "@hono/zod-openapi";
import { limits } from "../../domain/attempt-limit.ts";
import { DomainError } from "../../domain/errors.ts";
import { logLine } from "../../domain/log-line.ts";
import type { Ports } from "../../ports/ports.ts";
import { joinUs } from "../../use-cases/leads/join-us.ts";
import { refusals } from "../errors.ts";
import { accepted, bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Email } from "../user/user-body.ts";

const LeadBody = z
  .object({ email: Email, iAmPractitioner: z.boolean() })
  .openapi("Lead", { example: { email: "mari.tamm@example.ee", iAmPractitioner: true } });

const route = createRoute({
  method: "post",
  path: "/api/leads",
  operationId: "joinUs",
  tags: ["leads"],
  summary: "Leave an email address to be contacted",
  description:
    "Mails a link that confirms the address. A known address gets the link to its application again, at most once a day.",
  request: required(LeadBody),
  responses: { ...accepted, ...refusals(...bodyRefusals, "ERR_TOO_MANY_REQUESTS") },
});

export function mountJoinUs(router: Router, ports: Ports) {
  const reportCrowd = crowdReport();
  router.openapi(route, async (c) => {
    await joinUs(ports, c.var, c.req.valid("json")).catch((error) => {
      reportCrowd(error, c.var.now);
      throw error;
    });
    return c.json({}, 202);
  });
}

/** Warns once an hour at most, since people of all networks are refused until the limit has room. */
function crowdReport() {
  const { limit, windowMs } = limits.leadsOfAllNetworks;
  let reportedAt = -Infinity;
  return (error: unknown, now: number): void => {
    const quota = error instanceof DomainError ? error.facts.quota : undefined;
    if (quota?.limit !== limit || quota.windowMs !== windowMs) return;
    if (now - reportedAt < windowMs) return;
    reportedAt = now;
    const msg = "joining: the limit of all networks together is reached";
    console.warn(logLine(Date.now(), { level: "warn", msg, limit }));
  };
}
