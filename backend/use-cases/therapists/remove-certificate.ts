import { requireVersion } from "../../domain/certificate.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findOwnCertificate, requireOwnProfile } from "../certificates/own-certificates.ts";

/** Deletes the certificate and its history. ERR_NOT_FOUND, ERR_STALE. */
export async function removeCertificate(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { therapistId, id, version }: { therapistId: string; id: string; version: number | undefined },
): Promise<void> {
  requireOwnProfile(context, therapistId);
  await persistence.transaction(async (repositories) => {
    requireVersion(await findOwnCertificate(repositories, { therapistId, id }), version);
    await repositories.certificates.remove(id);
  });
}
