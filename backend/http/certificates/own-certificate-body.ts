import { z } from "@hono/zod-openapi";
import {
  certificateClasses,
  certificateLimits,
  certificateStates,
  isInForce,
} from "../../domain/certificate.ts";
import { profileLimits } from "../../domain/profile.ts";
import { fileNameMaxLength } from "../../domain/upload.ts";
import { hasWord, visibleName } from "../../domain/visible-text.ts";
import { refused } from "../field-problems.ts";
import type { ListedCertificate } from "../../use-cases/certificates/own-certificates.ts";
import { etagOf, instantText, optionalInstantText } from "../version.ts";

const limits = certificateLimits;

export const CertificateId = z.object({ id: z.uuid() });
export const TherapistOfCertificates = z.object({
  id: z.uuid().openapi({ description: "The practitioner's id" }),
});
export const CertificateOfTherapist = z.object({ id: z.uuid(), certificateId: z.uuid() });

const Line = (longest: number) => z.string().overwrite(visibleName).trim().max(longest);
const Day = z.iso.date().refine(
  (date) => date >= `${limits.firstYear}`,
  refused("ERR_TOO_SMALL", { least: limits.firstYear }),
);

export const NewCertificateBody = z
  .object({
    title: Line(limits.title).min(1).refine(hasWord, refused("ERR_NO_LETTER")),
    issuer: Line(limits.issuer).min(1).refine(hasWord, refused("ERR_NO_LETTER")),
    year: z.int().min(limits.firstYear).max(limits.lastYear).openapi({
      description: "The year in which it was issued",
    }),
    number: Line(limits.number).default(""),
    url: z.string().trim().max(limits.url).default("").openapi({
      description: "An https page about it, for example in a register; empty when there is none",
    }),
    validFrom: Day.nullable().default(null),
    validUntil: Day.nullable().default(null).openapi({
      description: "The last valid day in Estonia; null when it does not expire",
    }),
    practices: z.array(z.string().max(40)).min(1).max(limits.practices).openapi({
      description: "Codes of the practices that it covers",
    }),
    uploadId: z.uuid().nullable().default(null).openapi({
      description: "An upload of the caller with the purpose `document`",
    }),
  })
  .openapi("NewCertificate", {
    example: {
      title: "EABP certificate",
      issuer: "European Association for Body Psychotherapy",
      year: 2023,
      number: "2417",
      url: "https://www.eabp.org/members/2417",
      validFrom: "2023-06-01",
      validUntil: "2028-06-30",
      practices: ["BODY_PSY"],
      uploadId: null,
    },
  });

/** Without repetitions, so that the order and the count are those of the practices. */
export function contentOf(body: z.infer<typeof NewCertificateBody>) {
  return { ...body, practices: [...new Set(body.practices)] };
}

export const OwnCertificateBody = z
  .object({
    id: z.uuid(),
    ...NewCertificateBody.shape,
    state: z.enum(certificateStates),
    classLabel: z.enum(certificateClasses),
    inForce: z.boolean(),
    checkedAt: z.iso.datetime().nullable(),
    refusedReason: z.string().max(limits.reason).nullable(),
    formerName: z.string().max(profileLimits.name).nullable().openapi({
      description: "The public name it was checked for; null unless another name ended the check",
    }),
    document: z
      .object({
        fileName: z.string().max(fileNameMaxLength),
        contentType: z.string().max(100),
        bytes: z.int().min(1).max(1_000_000_000),
        sentAt: z.iso.datetime(),
      })
      .nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.string().max(60).openapi({
      description: "The ETag of the certificate, to send as `If-Match`",
    }),
  })
  .openapi("OwnCertificate");

export function presentOwn(
  { certificate, document }: ListedCertificate,
  now: number,
): z.infer<typeof OwnCertificateBody> {
  const { state, checkedAt, refusedReason, createdAt, updatedAt } = certificate;
  return {
    id: certificate.id,
    title: certificate.title,
    issuer: certificate.issuer,
    year: certificate.year,
    number: certificate.number,
    url: certificate.url,
    validFrom: certificate.validFrom,
    validUntil: certificate.validUntil,
    practices: certificate.practices,
    uploadId: certificate.uploadId,
    state,
    classLabel: certificate.classLabel,
    inForce: isInForce(certificate, now),
    checkedAt: state === "checked" ? optionalInstantText(checkedAt) : null,
    refusedReason,
    formerName: certificate.formerName,
    document: document && {
      fileName: document.fileName,
      contentType: document.contentType,
      bytes: document.bytes,
      sentAt: instantText(document.createdAt),
    },
    createdAt: instantText(createdAt),
    updatedAt: instantText(updatedAt),
    version: etagOf(certificate),
  };
}
