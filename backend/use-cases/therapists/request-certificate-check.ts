import { requireVersion, sendCertificate } from "../../domain/certificate.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import {
  findOwnCertificate,
  type ListedCertificate,
  noteEvent,
  requireOwnProfile,
  withDocument,
} from "../certificates/own-certificates.ts";

/** Puts the certificate on the administrators' list. ERR_NOT_FOUND, ERR_STALE, ERR_INVALID_INPUT, ERR_ILLEGAL_TRANSITION. */
export async function requestCertificateCheck(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { therapistId, id, version }: { therapistId: string; id: string; version: number | undefined },
): Promise<ListedCertificate> {
  requireOwnProfile(context, therapistId);
  const { account, now } = context;
  return await persistence.transaction(async (repositories) => {
    const stored = await findOwnCertificate(repositories, { therapistId, id });
    const certificate = sendCertificate(stored, now);
    const listed = await withDocument(repositories, certificate);
    if (certificate === stored) return listed;
    requireVersion(stored, version);
    await repositories.certificates.save(certificate);
    await noteEvent(persistence, repositories, certificate, {
      kind: "sent",
      actorId: account.userId,
      now,
    });
    return listed;
  });
}
