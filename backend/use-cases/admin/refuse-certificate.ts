import { refuseCertificate as refusedBy } from "../../domain/certificate-decision.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { decidedCertificateVersion, detailOf } from "./last-decision.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import type { Context } from "../context.ts";
import { mailDecision } from "../certificates/certificate-mails.ts";
import {
  type ListedCertificate,
  noteEvent,
  withDocument,
} from "../certificates/own-certificates.ts";

type Input = { id: string; version: number; reason: string };

/** For admins. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_ALREADY_DECIDED, ERR_STALE, ERR_ILLEGAL_TRANSITION. */
export async function refuseCertificate(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, reason }: Input,
): Promise<ListedCertificate> {
  requireRight(account, "check-certificates");
  return await persistence.transaction(async (repositories) => {
    const stored = await repositories.certificates.find(id);
    if (!stored) throw new DomainError("ERR_NOT_FOUND");
    const decidedVersion = await decidedCertificateVersion(repositories, id);
    const input = { by: account.userId, version, decidedVersion, reason };
    const certificate = refusedBy(stored, input, now);
    if (certificate !== stored) {
      await repositories.certificates.save(certificate);
      await noteEvent(persistence, repositories, certificate, {
        kind: "refused",
        actorId: account.userId,
        reason,
        now,
      });
      await recordAction(persistence, repositories, { account, now }, {
        action: "refuse-certificate",
        kind: "certificate",
        id,
        detail: { reason, ...detailOf(stored) },
      });
      await mailDecision(repositories, certificate, now);
    }
    return await withDocument(repositories, certificate);
  });
}
