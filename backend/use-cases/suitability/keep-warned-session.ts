import { DomainError } from "../../domain/errors.ts";
import { keptAcknowledgement } from "../../domain/suitability/session-warning.ts";
import { withNewVersion } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { verdictOfUser } from "./check-booking.ts";

/**
 * The caller has read the warning and keeps the session; from now on its usual terms apply. `share` shows the practitioner
 * the warnings and records the consent to it. Repeating it changes nothing. ERR_NOT_FOUND, ERR_STALE for other rules than
 * those in force.
 */
export async function keepWarnedSession(
  ports: Pick<Ports, "auth" | "persistence">,
  { account: { userId }, now, language }: Context,
  { id, rulesVersion, share }: { id: string; rulesVersion: number; share: boolean },
): Promise<void> {
  const { persistence } = ports;
  await persistence.transaction(async (repositories) => {
    const { sessionWarnings, suitabilityRecords, therapySessions } = repositories;
    const warning = (await sessionWarnings.listOfUser(userId)).find((each) => each.id === id);
    const session = warning && await therapySessions.find(warning.therapySessionId);
    if (!warning || session?.userId !== userId) throw new DomainError("ERR_NOT_FOUND");
    if (warning.closedAs === "kept") return;
    const verdict = await verdictOfUser(repositories, userId, session.practiceType);
    const isCurrent = warning.closedAt === null && verdict?.rulesVersion === rulesVersion;
    if (!verdict || !isCurrent) throw new DomainError("ERR_STALE");
    const known = await suitabilityRecords.ofBooking({ therapySessionId: session.id });
    const own = known?.userId === userId ? known : null;
    const consent = { userId, purpose: "test-sharing", language } as const;
    if (share) await giveConsent(ports, repositories, consent, now);
    await suitabilityRecords.replaceOfSession({
      id: persistence.newId(),
      userId,
      booking: { therapySessionId: session.id },
      acknowledged: keptAcknowledgement(verdict, own?.acknowledged ?? null, now),
      sharedAt: share ? own?.sharedAt ?? now : null,
    });
    await sessionWarnings.close(id, "kept", now);
    if (session.rulesChangedAt !== null) {
      await therapySessions.save(withNewVersion({ ...session, rulesChangedAt: null }, now));
    }
  });
}
