import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listJobs } from "../../use-cases/admin/list-jobs.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { JobBody, presentJob } from "./job-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/jobs",
  operationId: "listJobs",
  tags: ["admin"],
  summary: "List the scheduled jobs and how their last runs went",
  description: "For admins. True for all processes on the database.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "All jobs, by name", ...json(z.array(JobBody).max(200)) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListJobs(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const jobs = await listJobs(ports, c.var);
    return c.json(jobs.map((job) => presentJob(job, c.var.now)), 200);
  });
}
