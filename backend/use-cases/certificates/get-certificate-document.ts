import type { CertificateDocument } from "../../domain/certificate.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import type { Context } from "../context.ts";
import { recordReadsIn } from "../data-access/record-reads.ts";
import { withDocument } from "./own-certificates.ts";
import { mayDo } from "../../domain/rights.ts";

type DocumentFile = CertificateDocument & { file: ReadableStream<Uint8Array<ArrayBuffer>> };

/**
 * For the practitioner and admins, of whom it is noted; to others, and without a document, ERR_NOT_FOUND.
 */
export async function getCertificateDocument(
  { persistence, storage }: Pick<Ports, "persistence" | "storage">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<DocumentFile> {
  return await persistence.transaction(async (repositories) => {
    const certificate = await repositories.certificates.find(id);
    const isOwn = certificate !== null && account.therapistId === certificate.therapistId;
    const { document } = certificate && (isOwn || mayDo(account, "check-certificates"))
      ? await withDocument(repositories, certificate)
      : { document: null };
    const key = document?.fileKey;
    const found = key ? await storage.find(key) : null;
    if (!document || !key || !found) throw new DomainError("ERR_NOT_FOUND");
    if (!isOwn) {
      await recordAction(persistence, repositories, { account, now }, {
        action: "open-certificate-document",
        kind: "certificate",
        id,
      });
      const therapist = await repositories.therapists.find(certificate!.therapistId);
      const userId = therapist?.userId;
      await recordReadsIn(
        persistence,
        repositories,
        { account, now, role: "admin" },
        userId ? [{ userId, kind: "certificate", why: "certificate" }] : [],
      );
    }
    return { ...document, file: await storage.read(key, 0, found.bytes - 1) };
  });
}
