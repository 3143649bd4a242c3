import { createRoute, z } from "@hono/zod-openapi";
import { courseLimits as limits } from "../../domain/course-content.ts";
import type { Ports } from "../../ports/ports.ts";
import { checkCourseCertificate } from "../../use-cases/courses/check-course-certificate.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { instantText } from "../version.ts";
import { lineText } from "./course-texts.ts";

const CertificateBody = z.object({
  code: z.string().max(12),
  name: z.string().max(200),
  title: lineText(limits.title),
  lessons: z.int().min(0).max(limits.lessons),
  minutes: z.int().min(0).max(limits.lessons * limits.minutes),
  exercises: z.int().min(0).max(limits.lessons * limits.materials),
  issuedAt: z.iso.datetime(),
}).openapi("CourseCertificate", {
  example: {
    code: "K7M2-4QRD",
    name: "Liisa Tamm",
    title: { et: "Rahulikum uni", en: "Calmer sleep", ru: "Спокойный сон" },
    lessons: 4,
    minutes: 45,
    exercises: 4,
    issuedAt: "2026-10-02T18:00:00Z",
  },
});

const route = createRoute({
  method: "get",
  path: "/api/courses/certificates/{code}",
  operationId: "checkCourseCertificate",
  tags: ["courses"],
  summary: "Check a certificate by its code",
  description:
    "For every visitor who has the code. It shows what stands on the certificate, and nothing else.",
  request: { params: z.object({ code: z.string().min(1).max(40) }) },
  responses: {
    200: { description: "The certificate", ...json(CertificateBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountCheckCourseCertificate(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await checkCourseCertificate(ports, c.var, c.req.valid("param"));
    const { code, name, content, issuedAt } = found;
    c.header("Cache-Control", "no-store");
    return c.json({ code, name, ...content, issuedAt: instantText(issuedAt) }, 200);
  });
}
