import { type CertificateContent, newCertificate } from "../../domain/certificate.ts";
import {
  requireOwnDocument,
  requireRoomForCertificate,
  requireValidContent,
} from "../../domain/certificate-content.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import {
  type ListedCertificate,
  noteEvent,
  practiceCodes,
  requireOwnProfile,
  withDocument,
} from "../certificates/own-certificates.ts";

/** Adds a declared certificate. ERR_NOT_FOUND for another practitioner's profile or document, ERR_INVALID_INPUT. */
export async function addCertificate(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { therapistId, content }: { therapistId: string; content: CertificateContent },
): Promise<ListedCertificate> {
  requireOwnProfile(context, therapistId);
  const { account, now } = context;
  return await persistence.transaction(async (repositories) => {
    const { certificates } = repositories;
    const stored = await certificates.listOf(therapistId);
    requireRoomForCertificate(stored.length);
    requireValidContent(content, await practiceCodes(repositories), now);
    const id = persistence.newId();
    const position = Math.max(-1, ...stored.map((one) => one.position)) + 1;
    const certificate = newCertificate(content, { id, therapistId, position }, now);
    const listed = await withDocument(repositories, certificate);
    if (content.uploadId !== null) requireOwnDocument(listed.document, account.userId);
    await certificates.add(certificate);
    await repositories.approvals.noteCertificateChange(therapistId, now);
    await noteEvent(persistence, repositories, certificate, {
      kind: "added",
      actorId: account.userId,
      now,
    });
    return listed;
  });
}
