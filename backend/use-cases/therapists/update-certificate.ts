import {
  type CertificateContent,
  changeCertificate,
  requireVersion,
} from "../../domain/certificate.ts";
import { requireOwnDocument, requireValidContent } from "../../domain/certificate-content.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import {
  findOwnCertificate,
  type ListedCertificate,
  noteEvent,
  practiceCodes,
  requireOwnProfile,
  withDocument,
} from "../certificates/own-certificates.ts";

type Input = {
  therapistId: string;
  id: string;
  /** `updatedAt` as the caller has read it; undefined accepts any. */
  version: number | undefined;
  content: CertificateContent;
};

/** A checked certificate waits for another check. ERR_NOT_FOUND, ERR_STALE, ERR_INVALID_INPUT. */
export async function updateCertificate(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { therapistId, id, version, content }: Input,
): Promise<ListedCertificate> {
  requireOwnProfile(context, therapistId);
  const { account, now } = context;
  return await persistence.transaction(async (repositories) => {
    const stored = await findOwnCertificate(repositories, { therapistId, id });
    requireVersion(stored, version);
    requireValidContent(content, await practiceCodes(repositories, stored.practices), now);
    const certificate = changeCertificate(stored, content, now);
    const listed = await withDocument(repositories, certificate);
    if (certificate === stored) return listed;
    const isNewDocument = content.uploadId !== null && content.uploadId !== stored.uploadId;
    if (isNewDocument) requireOwnDocument(listed.document, account.userId);
    await repositories.certificates.save(certificate);
    await repositories.approvals.noteCertificateChange(therapistId, now);
    await noteEvent(persistence, repositories, certificate, {
      kind: "changed",
      actorId: account.userId,
      now,
    });
    return listed;
  });
}
