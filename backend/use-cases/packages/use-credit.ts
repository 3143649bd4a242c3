import { DomainError } from "../../domain/errors.ts";
import { packageAccount, packageUsed } from "../../domain/money/ledger.ts";
import { fitsPackage, nextCreditCents, requireUsable } from "../../domain/money/package.ts";
import { paidCents } from "../../domain/money/session-money.ts";
import { type TherapySession, withNewVersion } from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";

type Needed = Pick<
  Repositories,
  "ledger" | "packages" | "sessionMoney" | "therapists" | "therapySessions"
>;

/**
 * Pays a booked session with one session of its client's package, in the caller's transaction. ERR_NOT_FOUND, ERR_PACKAGE_ENDED,
 * ERR_PACKAGE_UNFIT, ERR_ALREADY_PAID when any money is on the session, ERR_NOTHING_TO_PAY, ERR_PACKAGE_USED_UP. `now` in ms.
 */
export async function useCredit(
  { newId }: Pick<Persistence, "newId">,
  { ledger, packages, sessionMoney, therapists, therapySessions }: Needed,
  { packageId, session }: { packageId: string; session: TherapySession },
  now: number,
): Promise<TherapySession> {
  const { id: therapySessionId } = session;
  const sold = await packages.find(packageId);
  if (!sold || sold.buyerUserId !== session.userId) throw new DomainError("ERR_NOT_FOUND");
  requireUsable(sold, now);
  const therapist = await therapists.find(session.therapistId);
  const practice = therapist?.practices.find(({ id }) => id === sold.practiceId);
  if (!fitsPackage(sold, session, practice)) throw new DomainError("ERR_PACKAGE_UNFIT");
  if (session.priceCents === 0) throw new DomainError("ERR_NOTHING_TO_PAY");
  const before = await sessionMoney.list(therapySessionId);
  if (paidCents(before) > 0) throw new DomainError("ERR_ALREADY_PAID");
  const amountCents = nextCreditCents(sold, await ledger.balance(packageAccount(packageId)));
  const id = newId();
  await ledger.post(packageUsed({ id, packageId, therapySessionId, amountCents }, now));
  await sessionMoney.add({
    id,
    source: { kind: "package", id: packageId },
    therapySessionId,
    amountCents,
    returnedCents: 0,
    createdAt: now,
  });
  // The session shows what pays it, so its version and the kept pages of journals change.
  const paid = withNewVersion(session, now);
  await therapySessions.save(paid);
  return paid;
}
