import type { CertificateDocument } from "../../domain/certificate.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { withDocument } from "./own-certificates.ts";

type DocumentFile = CertificateDocument & { file: ReadableStream<Uint8Array<ArrayBuffer>> };

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
  const key = document?.fileKey;
  const found = key ? await storage.find(key) : null;
  if (!document || !key || !found) throw new DomainError("ERR_NOT_FOUND");
  return { ...document, file: await storage.read(key, 0, found.bytes - 1) };
}
