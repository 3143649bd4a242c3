import { DomainError } from "../../domain/errors.ts";
import { giftCardAccount, packageAccount } from "../../domain/money/ledger.ts";
import { creditsLeft, type Package, shownPackageState } from "../../domain/money/package.ts";
import { moneyBack } from "../../domain/money/session-money.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** What a person paid for and has not used, in cents. */
export type ErasurePreview = {
  packages: {
    sold: Package;
    practitioner: string;
    sessionsLeft: number;
    balanceCents: number;
  }[];
  /** Mailed to the address of the account. */
  giftCards: { count: number; balanceCents: number };
  /** Upcoming sessions that an erasure cancels. `keptCents`: what the terms keep of `paidCents`. */
  paidSessions: { count: number; paidCents: number; keptCents: number };
  boughtCourses: number;
};

/** What of value an erasure of the caller's account ends. */
export async function previewErasure(
  { persistence }: Pick<Ports, "persistence">,
  { account: { userId }, now }: Context,
): Promise<ErasurePreview> {
  const { courseLearners, ledger, personalData, sessionMoney, therapists } = persistence;
  const user = await persistence.users.find(userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  const packages: ErasurePreview["packages"] = [];
  for (const sold of await persistence.packages.listOfBuyer(userId)) {
    const balanceCents = await ledger.balance(packageAccount(sold.id));
    if (balanceCents === 0 || shownPackageState(sold, now) !== "active") continue;
    const practitioner = (await therapists.find(sold.therapistId))?.name ?? "";
    const sessionsLeft = creditsLeft(sold, balanceCents);
    packages.push({ sold, practitioner, sessionsLeft, balanceCents });
  }
  const giftCards = { count: 0, balanceCents: 0 };
  for (const id of await personalData.listReceivedGiftCards(user)) {
    const balanceCents = await ledger.balance(giftCardAccount(id));
    if (balanceCents === 0) continue;
    giftCards.count += 1;
    giftCards.balanceCents += balanceCents;
  }
  const paidSessions = { count: 0, paidCents: 0, keptCents: 0 };
  for (const session of await persistence.therapySessions.listUnsettled(userId)) {
    const back = moneyBack(session, await sessionMoney.list(session.id), "client", now);
    if (!back) continue;
    const paidCents = back["gift-card"] + back.package + back.order + back.keptCents;
    if (paidCents === 0) continue;
    paidSessions.count += 1;
    paidSessions.paidCents += paidCents;
    paidSessions.keptCents += back.keptCents;
  }
  const boughtCourses = (await courseLearners.listEnrolments(userId))
    .filter(({ access, isOpen }) => access === "bought" && isOpen).length;
  return { packages, giftCards, paidSessions, boughtCourses };
}
