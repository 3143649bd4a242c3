import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { addCertificate } from "../../use-cases/therapists/add-certificate.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import {
  contentOf,
  NewCertificateBody,
  OwnCertificateBody,
  presentOwn,
  TherapistOfCertificates,
} from "../certificates/own-certificate-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapists/{id}/certificates",
  operationId: "addCertificate",
  tags: ["therapists"],
  summary: "Add a certificate to the caller's profile",
  description:
    "For the practitioner. It is on the public page at once as `declared`; `requestCertificateCheck` sends it to the " +
    "administrators.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: TherapistOfCertificates,
    headers: IdempotencyKey,
    ...required(NewCertificateBody),
  },
  responses: {
    201: { description: "The certificate", headers: etag, ...json(OwnCertificateBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
    ),
  },
});

export function mountAddCertificate(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { id: therapistId } = c.req.valid("param");
    const content = contentOf(c.req.valid("json"));
    const body = presentOwn(
      await addCertificate(ports, c.var, { therapistId, content }),
      c.var.now,
    );
    c.header("ETag", body.version);
    return c.json(body, 201);
  });
}
