import {
  dueReminder,
  type EndingCertificate,
  endsToFollow,
} from "../../domain/certificate-reminder.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { mailEnding } from "./certificate-mails.ts";
import { noteEvent } from "./own-certificates.ts";

/**
 * Reminds practitioners of checked certificates that end soon, and records the end. Each once, because what was done is
 * recorded in the same transaction. `now` in ms.
 */
export async function followCertificateEnds(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  let done = 0;
  for (const { id } of await persistence.certificates.listEnding(endsToFollow(now))) {
    if (!await stepOf(persistence, id, now)) continue;
    done += await persistence.transaction((repositories) =>
      follow(persistence, repositories, id, now)
    );
  }
  return done;
}

async function follow(
  persistence: Persistence,
  repositories: Repositories,
  id: string,
  now: number,
): Promise<number> {
  const step = await stepOf(repositories, id, now);
  if (!step) return 0;
  const { certificate, kind, reason } = step;
  await noteEvent(persistence, repositories, certificate, { kind, actorId: null, reason, now });
  if (kind === "reminded") await mailEnding(repositories, certificate, now);
  return 1;
}

async function stepOf(
  { certificates }: Pick<Repositories, "certificates">,
  id: string,
  now: number,
) {
  const certificate = await certificates.find(id);
  if (!certificate) return null;
  const ending: EndingCertificate = {
    certificate,
    others: await certificates.listOf(certificate.therapistId),
    events: await certificates.listEvents(id),
  };
  const due = dueReminder(ending, now);
  return due && { certificate, ...due };
}
