import type { CertificateDocument } from "../../domain/certificate.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { withDocument } from "./own-certificates.ts";

type DocumentFile = CertificateDocument & { file: Uint8Array<ArrayBuffer> };

/** For the practitioner and admins; to others, and without a document, ERR_NOT_FOUND. */
export async function getCertificateDocument(
  { persistence, storage }: Pick<Ports, "persistence" | "storage">,
  { account }: Context,
  { id }: { id: string },
): Promise<DocumentFile> {
  const certificate = await persistence.certificates.find(id);
  const isAllowed = certificate !== null &&
    (account.isAdmin || account.therapistId === certificate.therapistId);
  const { document } = isAllowed
    ? await withDocument(persistence, certificate)
    : { document: null };
  const stored = document?.fileKey ? await storage.get(document.fileKey) : null;
  if (!document || !stored) throw new DomainError("ERR_NOT_FOUND");
  return { ...document, file: stored.bytes };
}
