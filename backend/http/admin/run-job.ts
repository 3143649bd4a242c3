import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { runJob } from "../../use-cases/admin/run-job.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { JobBody, presentJob } from "./job-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/jobs/{name}/run",
  operationId: "runJob",
  tags: ["admin"],
  summary: "Run a job at once",
  description:
    "For admins. One process begins it within two seconds. `ERR_JOB_RUNNING` while it runs or is about to.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({
      name: z.string().max(60).regex(/^[a-z]+( [a-z]+)*$/).openapi({ example: "send reminders" }),
    }),
  },
  responses: {
    202: { description: "The job, which is requested now", ...json(JobBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_JOB_RUNNING",
    ),
  },
});

export function mountRunJob(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const job = await runJob(ports, c.var, c.req.valid("param"));
    return c.json(presentJob(job, c.var.now), 202);
  });
}
