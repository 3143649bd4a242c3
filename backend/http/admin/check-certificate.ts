import { createRoute, z } from "@hono/zod-openapi";
import { checkedClasses } from "../../domain/certificate.ts";
import type { Ports } from "../../ports/ports.ts";
import { checkCertificate } from "../../use-cases/admin/check-certificate.ts";
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

const CheckBody = z.object({ classLabel: z.enum(checkedClasses) }).openapi("CertificateCheck", {
  example: { classLabel: "association" },
});

const route = createRoute({
  method: "post",
  path: "/api/admin/certificates/{id}/check",
  operationId: "checkCertificate",
  tags: ["admin"],
  summary: "Mark a waiting certificate as checked",
  description:
    "For admins. The mark is public at once and the practitioner gets a mail. Repeating the same decision changes " +
    "nothing. `ERR_ALREADY_DECIDED` when another admin has decided since, `ERR_STALE` when the practitioner has changed " +
    "the certificate since, `ERR_ILLEGAL_TRANSITION` when it does not wait.",
  security: bearer,
  middleware: signedIn,
  request: { params: CertificateId, headers: ReadVersion, ...required(CheckBody) },
  responses: {
    200: { description: "The checked certificate", headers: etag, ...json(OwnCertificateBody) },
    ...decisionRefusals,
  },
});

export function mountCheckCertificate(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]) ?? NaN;
    const input = { id, version, ...c.req.valid("json") };
    const body = presentOwn(await checkCertificate(ports, c.var, input), c.var.now);
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
