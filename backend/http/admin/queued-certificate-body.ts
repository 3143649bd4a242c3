import { z } from "@hono/zod-openapi";
import { certificateEventKinds, certificateLimits } from "../../domain/certificate.ts";
import type { CertificateCase } from "../../use-cases/admin/get-queued-certificate.ts";
import type { QueuedCertificate } from "../../use-cases/admin/list-certificate-queue.ts";
import { pictureUrlOf } from "../therapists/therapist-card-body.ts";
import { instantText } from "../version.ts";
import { OwnCertificateBody, presentOwn } from "../certificates/own-certificate-body.ts";

export const QueuedCertificateBody = z
  .object({
    ...OwnCertificateBody.shape,
    therapist: z.object({
      id: z.uuid(),
      slug: z.string().max(120),
      name: z.string().max(200),
      pictureUrl: z.string().max(300).nullable(),
      showInSearch: z.boolean(),
    }),
  })
  .openapi("QueuedCertificate");

export const CertificateCaseBody = z
  .object({
    ...QueuedCertificateBody.shape,
    events: z
      .array(z.object({
        kind: z.enum(certificateEventKinds),
        at: z.iso.datetime(),
        actorName: z.string().max(200).nullable(),
        reason: z.string().max(certificateLimits.reason).nullable(),
      }))
      .max(1000)
      .openapi({ description: "Oldest first" }),
  })
  .openapi("CertificateCase");

export function presentQueued(
  { therapist, ...listed }: QueuedCertificate,
  now: number,
): z.infer<typeof QueuedCertificateBody> {
  const { id, slug, name, pictureKey, showInSearch } = therapist;
  return {
    ...presentOwn(listed, now),
    therapist: { id, slug, name, pictureUrl: pictureUrlOf(pictureKey), showInSearch },
  };
}

export function presentCase(
  { events, ...queued }: CertificateCase,
  now: number,
): z.infer<typeof CertificateCaseBody> {
  return {
    ...presentQueued(queued, now),
    events: events.slice(-1000).map(({ kind, createdAt, actorName, reason }) => ({
      kind,
      at: instantText(createdAt),
      actorName,
      // Of other kinds it is for the server only.
      reason: kind === "refused" || kind === "renamed" ? reason : null,
    })),
  };
}
