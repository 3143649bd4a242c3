import type { CheckedClass } from "../../domain/certificate.ts";
import { checkCertificate as checkedBy } from "../../domain/certificate-decision.ts";
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

type Input = { id: string; version: number; classLabel: CheckedClass };

/** For admins. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_ALREADY_DECIDED, ERR_STALE, ERR_ILLEGAL_TRANSITION, ERR_INVALID_INPUT. */
export async function checkCertificate(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, classLabel }: Input,
): Promise<ListedCertificate> {
  requireRight(account, "check-certificates");
  return await persistence.transaction(async (repositories) => {
    const stored = await repositories.certificates.find(id);
    if (!stored) throw new DomainError("ERR_NOT_FOUND");
    const decidedVersion = await decidedCertificateVersion(repositories, id);
    const input = { by: account.userId, version, decidedVersion, classLabel };
    const certificate = checkedBy(stored, input, now);
    if (certificate !== stored) {
      await repositories.certificates.save(certificate);
      await noteEvent(persistence, repositories, certificate, {
        kind: "checked",
        actorId: account.userId,
        now,
      });
      await recordAction(persistence, repositories, { account, now }, {
        action: "check-certificate",
        kind: "certificate",
        id,
        detail: { classLabel, ...detailOf(stored) },
      });
      await mailDecision(repositories, certificate, now);
    }
    return await withDocument(repositories, certificate);
  });
}
