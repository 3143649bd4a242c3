import type {
  Certificate,
  CertificateDocument,
  CertificateEvent,
} from "../../domain/certificate.ts";
import { choosableValues } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";

/** A certificate with its document, as its practitioner and administrators see it. */
export type ListedCertificate = { certificate: Certificate; document: CertificateDocument | null };

/** Throws ERR_NOT_FOUND for the profile of another practitioner. */
export function requireOwnProfile({ account }: Context, therapistId: string): void {
  if (account.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
}

/** Throws ERR_NOT_FOUND for the certificate of another profile. */
export async function findOwnCertificate(
  { certificates }: Pick<Repositories, "certificates">,
  { therapistId, id }: { therapistId: string; id: string },
): Promise<Certificate> {
  const certificate = await certificates.find(id);
  if (certificate?.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
  return certificate;
}

export async function withDocuments(
  { certificates }: Pick<Repositories, "certificates">,
  list: Certificate[],
): Promise<ListedCertificate[]> {
  const documents = await certificates.findDocuments(
    list.flatMap(({ uploadId }) => uploadId ?? []),
  );
  return list.map((certificate) => ({
    certificate,
    document: documents.get(certificate.uploadId ?? "") ?? null,
  }));
}

export async function withDocument(
  repositories: Pick<Repositories, "certificates">,
  certificate: Certificate,
): Promise<ListedCertificate> {
  const [listed] = await withDocuments(repositories, [certificate]);
  return listed!;
}

/** `actorId` null: the server. `now` in ms. */
export async function noteEvent(
  { newId }: Pick<Persistence, "newId">,
  { certificates }: Pick<Repositories, "certificates">,
  { id: certificateId, therapistId }: Pick<Certificate, "id" | "therapistId">,
  { kind, actorId, reason = null, now }:
    & Pick<CertificateEvent, "kind" | "actorId">
    & { reason?: string | null; now: number },
): Promise<void> {
  const event = { certificateId, therapistId, kind, actorId, reason, createdAt: now };
  await certificates.addEvent({ id: newId(), ...event });
}

/** Those that a certificate can name: a retired one only when it names it already. */
export async function practiceCodes(
  { domainValues }: Pick<Repositories, "domainValues">,
  own: readonly string[] = [],
): Promise<Set<string>> {
  const values = choosableValues(await domainValues.list(), ({ code }) => own.includes(code));
  return new Set(
    values.flatMap(({ domainCode, code }) => domainCode === "THERAPY_TYPE" ? [code] : []),
  );
}
