import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateCertificate } from "../../use-cases/therapists/update-certificate.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, IfMatch, versionOf } from "../version.ts";
import {
  CertificateOfTherapist,
  contentOf,
  NewCertificateBody,
  OwnCertificateBody,
  presentOwn,
} from "../certificates/own-certificate-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/therapists/{id}/certificates/{certificateId}",
  operationId: "updateCertificate",
  tags: ["therapists"],
  summary: "Change a certificate",
  description:
    "For the practitioner. A checked certificate loses its mark and waits for another check; until then the new " +
    "content is public as `declared`. Without a document and a link it becomes `declared`. For a renewed certificate " +
    "add another one: the mark of the old one stays until its last day.",
  security: bearer,
  middleware: signedIn,
  request: { params: CertificateOfTherapist, headers: IfMatch, ...required(NewCertificateBody) },
  responses: {
    200: { description: "The certificate", headers: etag, ...json(OwnCertificateBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export function mountUpdateCertificate(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id: therapistId, certificateId: id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]);
    const content = contentOf(c.req.valid("json"));
    const input = { therapistId, id, version, content };
    const body = presentOwn(await updateCertificate(ports, c.var, input), c.var.now);
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
