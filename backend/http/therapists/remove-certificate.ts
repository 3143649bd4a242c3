import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeCertificate } from "../../use-cases/therapists/remove-certificate.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { CertificateOfTherapist } from "../certificates/own-certificate-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/therapists/{id}/certificates/{certificateId}",
  operationId: "removeCertificate",
  tags: ["therapists"],
  summary: "Remove a certificate",
  description: "For the practitioner. Its history and its mark go too.",
  security: bearer,
  middleware: signedIn,
  request: { params: CertificateOfTherapist, headers: IfMatch },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export function mountRemoveCertificate(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id: therapistId, certificateId: id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]);
    await removeCertificate(ports, c.var, { therapistId, id, version });
    return c.body(null, 204);
  });
}
