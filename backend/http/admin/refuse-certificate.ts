import { createRoute, z } from "@hono/zod-openapi";
import { certificateLimits } from "../../domain/certificate.ts";
import type { Ports } from "../../ports/ports.ts";
import { refuseCertificate } from "../../use-cases/admin/refuse-certificate.ts";
import { json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, versionOf } from "../version.ts";
import {
  CertificateId,
  OwnCertificateBody,
  presentOwn,
} from "../certificates/own-certificate-body.ts";
import { decisionRefusals, ReadVersion } from "./certificate-decision.ts";

const RefusalBody = z
  .object({
    reason: z.string().trim().min(3).max(certificateLimits.reason).openapi({
      description: "For the practitioner, who gets it by mail",
    }),
  })
  .openapi("CertificateRefusal", {
    example: { reason: "The name and the number cannot be read in the picture." },
  });

const route = createRoute({
  method: "post",
  path: "/api/admin/certificates/{id}/refuse",
  operationId: "refuseCertificate",
  tags: ["admin"],
  summary: "Refuse a certificate with a reason",
  description:
    "For admins: a waiting certificate, or a checked one whose mark is taken back. It is no longer public, and the " +
    "practitioner gets a mail. Repeating the same decision changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: CertificateId, headers: ReadVersion, ...required(RefusalBody) },
  responses: {
    200: { description: "The refused certificate", headers: etag, ...json(OwnCertificateBody) },
    ...decisionRefusals,
  },
});

export function mountRefuseCertificate(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]) ?? NaN;
    const input = { id, version, ...c.req.valid("json") };
    const body = presentOwn(await refuseCertificate(ports, c.var, input), c.var.now);
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
