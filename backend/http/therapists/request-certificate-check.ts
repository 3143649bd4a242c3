import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { requestCertificateCheck } from "../../use-cases/therapists/request-certificate-check.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, IfMatch, versionOf } from "../version.ts";
import {
  CertificateOfTherapist,
  OwnCertificateBody,
  presentOwn,
} from "../certificates/own-certificate-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapists/{id}/certificates/{certificateId}/checks",
  operationId: "requestCertificateCheck",
  tags: ["therapists"],
  summary: "Send a certificate to be checked",
  description:
    "For the practitioner. It needs a document or a link (`ERR_NO_EVIDENCE`) and must not have expired " +
    "(`ERR_EXPIRED`). One that waits already stays as it is; a checked one is refused with `ERR_ILLEGAL_TRANSITION`.",
  security: bearer,
  middleware: signedIn,
  request: { params: CertificateOfTherapist, headers: IfMatch },
  responses: {
    200: { description: "The waiting certificate", headers: etag, ...json(OwnCertificateBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_STALE",
    ),
  },
});

export function mountRequestCertificateCheck(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id: therapistId, certificateId: id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { therapistId, id, version };
    const body = presentOwn(await requestCertificateCheck(ports, c.var, input), c.var.now);
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
