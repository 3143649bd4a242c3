import type { CertificateEvent } from "../../domain/certificate.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireRight } from "../require-right.ts";
import type { Context } from "../context.ts";
import type { QueuedCertificate } from "./list-certificate-queue.ts";
import { withDocument } from "../certificates/own-certificates.ts";

export type CertificateCase = QueuedCertificate & {
  /** Oldest first. `actorName` is null for the server and for users who are erased. */
  events: (CertificateEvent & { actorName: string | null })[];
};

/** For admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getQueuedCertificate(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<CertificateCase> {
  requireRight(account, "check-certificates");
  const { certificates, therapists, users } = persistence;
  const certificate = await certificates.find(id);
  const therapist = certificate && await therapists.find(certificate.therapistId);
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  const events = await certificates.listEvents(id);
  const names = new Map<string, string>();
  for (const actorId of new Set(events.flatMap(({ actorId }) => actorId ?? []))) {
    const user = await users.find(actorId);
    if (user) names.set(actorId, user.name);
  }
  return {
    ...await withDocument(persistence, certificate),
    therapist,
    events: events.map((event) => ({
      ...event,
      actorName: names.get(event.actorId ?? "") ?? null,
    })),
  };
}
