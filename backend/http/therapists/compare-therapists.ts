import { createRoute, z } from "@hono/zod-openapi";
import { comparedAtOnce } from "../../domain/search/search-request.ts";
import { certifiedFor } from "../../domain/certificate-coverage.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  type ComparedTherapist,
  compareTherapists,
} from "../../use-cases/therapists/compare-therapists.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { CertificateBody, presentCertificate } from "./certificate-body.ts";
import { Filters, ViewerZone } from "./search-therapists.ts";
import { Minutes, presentCards, TherapistCardBody, TherapistId } from "./therapist-card-body.ts";

const ComparisonRequestBody = Filters
  .extend({
    ids: z.array(TherapistId.shape.id).min(1).max(comparedAtOnce).openapi({
      description: "Ids or slugs of practitioners",
    }),
    timeZone: ViewerZone,
  })
  .openapi("ComparisonRequest", {
    example: { ids: ["maarja-liis-tammelaid", "kulli-magi"], cities: ["TARTU"] },
  });

const ComparedTherapistBody = TherapistCardBody
  .omit({ why: true })
  .extend({
    fits: z.boolean().openapi({
      description:
        "Whether the practitioner matches the filters. Otherwise `offer` is of the practices and meeting types that the " +
        "filters name, as far as the practitioner has them, and `nextTimes` are its next times",
    }),
    certificates: z.array(CertificateBody).max(100).openapi({
      description: "The checked certificates in force for the practice of `offer`",
    }),
    cancellationNoticeHours: z.int().min(0).max(1000),
    lateCancelPercent: z.int().min(0).max(100),
    noShowPercent: z.int().min(0).max(100),
    prepaid: z.boolean(),
    intro: z.object({ durationMinutes: Minutes }).nullable().openapi({
      description: "The free introductory call; null when there is none",
    }),
  })
  .openapi("ComparedTherapist");

const ComparisonBody = z
  .object({ therapists: z.array(ComparedTherapistBody).max(comparedAtOnce) })
  .openapi("Comparison");

const route = createRoute({
  method: "post",
  path: "/api/therapists/compare",
  operationId: "compareTherapists",
  tags: ["therapists"],
  summary: "Compare practitioners",
  description:
    "The practitioners in the order of `ids`, measured in the same way: the practice with the lowest price that fits " +
    "the filters, its next free times, and the distance from the same place. Unknown and hidden ones are left out.",
  request: required(ComparisonRequestBody),
  responses: {
    200: { description: "The practitioners", ...json(ComparisonBody) },
    ...refusals(...bodyRefusals, "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountCompareTherapists(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const compared = await compareTherapists(ports, c.var, c.req.valid("json"));
    const cards = presentCards(compared, ports.search.domainValues(), c.var);
    const therapists = cards.map(({ why: _why, ...card }, at) => ({
      ...card,
      ...presentRest(compared[at]!, c.var.now),
      // Bookings in a calendar of a provider are paid on site.
      prepaid: compared[at]!.offered.therapist.prepaid && ports.scheduling.holds !== null,
    }));
    return c.json({ therapists }, 200);
  });
}

function presentRest({ fits, offered: { therapist, offer } }: ComparedTherapist, now: number) {
  const intro = therapist.practices.find((practice) => practice.intro);
  const certificates = offer ? certifiedFor(therapist, offer.type, now) : [];
  return {
    fits,
    certificates: certificates.map((certificate) => presentCertificate(certificate, now)),
    cancellationNoticeHours: therapist.cancellationNoticeHours,
    lateCancelPercent: therapist.lateCancelPercent,
    noShowPercent: therapist.noShowPercent,
    intro: intro ? { durationMinutes: intro.durationMinutes } : null,
  };
}
