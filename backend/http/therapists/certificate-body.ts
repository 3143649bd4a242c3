import { z } from "@hono/zod-openapi";
import {
  type Certificate,
  certificateClasses,
  type CertificateEvent,
  certificateLimits,
  isInForce,
  publicState,
} from "../../domain/certificate.ts";
import type { Therapist } from "../../domain/therapist.ts";
import { instantText, optionalInstantText } from "../version.ts";

const { title, issuer, number, url, practices } = certificateLimits;
const publicKinds = ["added", "changed", "checked", "expired"] as const;

type PublicKind = (typeof publicKinds)[number];

export const CertificateBody = z
  .object({
    id: z.uuid(),
    title: z.string().max(title),
    issuer: z.string().max(issuer),
    year: z.int().min(1900).max(2200),
    number: z.string().max(number),
    url: z.string().max(url).openapi({ description: "A page about it; empty when there is none" }),
    validFrom: z.iso.date().nullable(),
    validUntil: z.iso.date().nullable().openapi({
      description: "The last valid day in Estonia; null when it does not expire",
    }),
    practices: z.array(z.string().max(40)).max(practices),
    classLabel: z.enum(certificateClasses).openapi({
      description:
        "Given by an administrator with the check: `regulated` profession, `state-recognised` or `association`. " +
        "`self-declared` when it is not checked.",
    }),
    state: z.enum(["checked", "declared"]).openapi({
      description:
        "`checked` when an administrator has seen it, else `declared` by the practitioner",
    }),
    inForce: z.boolean(),
    checkedAt: z.iso.datetime().nullable(),
  })
  .openapi("Certificate");

export const CertificateOfPageBody = z
  .object({
    ...CertificateBody.shape,
    history: z.array(z.object({ kind: z.enum(publicKinds), at: z.iso.datetime() })).max(200)
      .openapi({ description: "Oldest first" }),
  })
  .openapi("CertificateOfPage");

export function presentCertificate(
  certificate: Certificate,
  now: number,
): z.infer<typeof CertificateBody> {
  const { id, title, issuer, year, number, url, validFrom, validUntil, practices } = certificate;
  const isChecked = publicState(certificate) === "checked";
  return {
    id,
    title,
    issuer,
    year,
    number,
    url,
    validFrom,
    validUntil,
    practices,
    classLabel: isChecked ? certificate.classLabel : "self-declared",
    state: isChecked ? "checked" : "declared",
    inForce: isInForce(certificate, now),
    checkedAt: isChecked ? optionalInstantText(certificate.checkedAt) : null,
  };
}

export function presentCertificates(
  { certificates }: Pick<Therapist, "certificates">,
  events: CertificateEvent[],
  now: number,
): z.infer<typeof CertificateOfPageBody>[] {
  const shown = certificates.filter((one) => publicState(one) !== null);
  const byCertificate = Map.groupBy(events, ({ certificateId }) => certificateId);
  return shown.map((certificate) => ({
    ...presentCertificate(certificate, now),
    history: (byCertificate.get(certificate.id) ?? []).flatMap(({ kind, createdAt }) =>
      isPublic(kind) ? [{ kind, at: instantText(createdAt) }] : []
    ).slice(-200),
  }));
}

function isPublic(kind: CertificateEvent["kind"]): kind is PublicKind {
  return publicKinds.some((one) => one === kind);
}
