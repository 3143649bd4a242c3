import { requireVersion } from "../../domain/certificate.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findOwnCertificate, requireOwnProfile } from "../certificates/own-certificates.ts";
import { removeFilesOf } from "../uploads/own-upload.ts";

/** Deletes the certificate, its history and a document that no other certificate names. ERR_NOT_FOUND, ERR_STALE. */
export async function removeCertificate(
  ports: Pick<Ports, "persistence" | "pictures" | "storage">,
  context: Context,
  { therapistId, id, version }: { therapistId: string; id: string; version: number | undefined },
): Promise<void> {
  requireOwnProfile(context, therapistId);
  const document = await ports.persistence.transaction(async (repositories) => {
    const { approvals, certificates, uploads } = repositories;
    const { uploadId, ...certificate } = await findOwnCertificate(repositories, {
      therapistId,
      id,
    });
    requireVersion(certificate, version);
    await certificates.remove(id);
    await approvals.noteCertificateChange(therapistId, context.now);
    const document = uploadId === null ? null : await uploads.find(uploadId);
    if (!document || await uploads.isNamed(document.id)) return null;
    await uploads.remove(document.id);
    return document;
  });
  if (document) await removeFilesOf(ports, document);
}
