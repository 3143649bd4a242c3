import { createRoute, z } from "@hono/zod-openapi";
import { certificateLimits } from "../../domain/certificate.ts";
import type { Ports } from "../../ports/ports.ts";
import { listCertificates } from "../../use-cases/therapists/list-certificates.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  OwnCertificateBody,
  presentOwn,
  TherapistOfCertificates,
} from "../certificates/own-certificate-body.ts";

const CertificateListBody = z
  .object({
    certificates: z.array(OwnCertificateBody).max(certificateLimits.perTherapist * 2),
    practices: z.array(z.object({ type: z.string().max(40), covered: z.boolean() })).max(100)
      .openapi({
        description:
          "The practices on the profile, and whether a checked certificate in force covers each",
      }),
  })
  .openapi("CertificateList");

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/certificates",
  operationId: "listCertificates",
  tags: ["therapists"],
  summary: "List a practitioner's certificates with their states",
  description: "For the practitioner and for admins. The public ones are part of `getTherapist`.",
  security: bearer,
  middleware: signedIn,
  request: { params: TherapistOfCertificates },
  responses: {
    200: {
      description: "The certificates in the order of the profile",
      ...json(CertificateListBody),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountListCertificates(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id: therapistId } = c.req.valid("param");
    const { certificates, practices, coverage } = await listCertificates(ports, c.var, {
      therapistId,
    });
    return c.json({
      certificates: certificates.map((one) => presentOwn(one, c.var.now)),
      practices: practices.map((type) => ({ type, covered: coverage.includes(type) })),
    }, 200);
  });
}
