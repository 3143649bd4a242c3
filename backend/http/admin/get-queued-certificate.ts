import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getQueuedCertificate } from "../../use-cases/admin/get-queued-certificate.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import { CertificateId } from "../certificates/own-certificate-body.ts";
import { CertificateCaseBody, presentCase } from "./queued-certificate-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/certificates/{id}",
  operationId: "getQueuedCertificate",
  tags: ["admin"],
  summary: "Get a certificate with its history",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: { params: CertificateId },
  responses: {
    200: { description: "The certificate", headers: etag, ...json(CertificateCaseBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetQueuedCertificate(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await getQueuedCertificate(ports, c.var, c.req.valid("param"));
    const body = presentCase(found, c.var.now);
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
