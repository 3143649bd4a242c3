import { requireAdmitted } from "../../domain/admission.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Package, packageLines, type PackageOffer } from "../../domain/money/package.ts";
import { type Payment, shownPaymentState } from "../../domain/money/payment.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Language, Text } from "../../domain/text.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { newPayment, type NewPurchase, openPaymentPage } from "../payments/start-payment.ts";
import { countRequest } from "../request-limits.ts";

/** What stands on receipts: `{n}` sessions of `{name}`. */
const packageText: Text = {
  et: "{n} kohtumise pakett, praktik {name}",
  en: "Package of {n} sessions with {name}",
  ru: "Пакет из {n} встреч, специалист — {name}",
};

type Offered = { offer: PackageOffer; therapist: Therapist; practice: Practice };

/**
 * Opens the page where the caller pays for a package: the same one while its payment waits and the terms are the same.
 * ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION for one that is not on sale, ERR_OWN_CALENDAR, ERR_NO_NEW_CLIENTS,
 * ERR_WAITLIST_ONLY, ERR_PRICE_CHANGED, ERR_TOO_MANY_REQUESTS, ERR_PROVIDER_UNAVAILABLE.
 */
export async function buyPackage(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  { account, address, language, now }: ContextWithAddress & { language: Language },
  { id, priceCents }: { id: string; priceCents: number },
  { publicUrl }: { publicUrl: string },
): Promise<Payment> {
  const { auth, persistence } = ports;
  const request = { limit: "purchasesPerNetwork", by: networkOf(address) } as const;
  const payment = await persistence.transaction(async (repositories) => {
    const offered = await findOffered(repositories, id, account);
    const { offer } = offered;
    if (offer.priceCents !== priceCents) throw new DomainError("ERR_PRICE_CHANGED");
    await countRequest(auth, repositories.attempts, request, now);
    const waiting = await waitingPayment(repositories, offer, account, now);
    if (waiting) return waiting;
    const sold = newPackage(persistence.newId(), offered, { ...account, language }, now);
    const next = newPayment(ports, packagePurchaseOf(sold, offered.therapist, account), now);
    await repositories.packages.add(sold);
    await repositories.payments.add(next);
    return next;
  });
  return await openPaymentPage(ports, payment, { publicUrl, now });
}

async function findOffered(
  { packageOffers, therapists }: Pick<Repositories, "packageOffers" | "therapists">,
  id: string,
  { email, userId }: { email: string; userId: string },
): Promise<Offered> {
  const offer = await packageOffers.find(id);
  const therapist = offer && await therapists.find(offer.therapistId);
  if (!offer || !therapist) throw new DomainError("ERR_NOT_FOUND");
  if (therapist.userId === userId) throw new DomainError("ERR_OWN_CALENDAR");
  const isHidden = !therapist.showInSearch && !await therapists.isClient(therapist.id, userId);
  if (isHidden) throw new DomainError("ERR_NOT_FOUND");
  const practice = therapist.practices.find((one) => one.id === offer.practiceId);
  if (!offer.isOnSale || !practice) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  requireAdmitted(await therapists.admissionOf(practice.eventTypeUri, email));
  return { offer, therapist, practice };
}

async function waitingPayment(
  { packages, payments }: Pick<Repositories, "packages" | "payments">,
  offer: PackageOffer,
  { userId }: { userId: string },
  now: number,
): Promise<Payment | null> {
  const waiting = (await packages.listOfBuyer(userId)).find((sold) =>
    sold.state === "pending" && sold.offerId === offer.id && sold.sessions === offer.sessions &&
    sold.priceCents === offer.priceCents && sold.validMonths === offer.validMonths
  );
  if (!waiting) return null;
  const [payment] = await payments.listOfPurchase("package", waiting.id, userId);
  return payment && shownPaymentState(payment, now) === "pending" ? payment : null;
}

export function newPackage(
  id: string,
  { offer, practice }: Pick<Offered, "offer" | "practice">,
  { userId, language }: { userId: string; language: Language },
  now: number,
): Package {
  const { sessions, priceCents, validMonths } = offer;
  return {
    id,
    state: "pending",
    offerId: offer.id,
    therapistId: offer.therapistId,
    practiceId: practice.id,
    practiceType: practice.type,
    durationMinutes: practice.durationMinutes,
    sessions,
    priceCents,
    validMonths,
    buyerUserId: userId,
    language,
    activatedAt: null,
    expiresAt: null,
    remindedAt: null,
    createdAt: now,
  };
}

export function packagePurchaseOf(
  sold: Package,
  therapist: Pick<Therapist, "name">,
  { userId, name, email }: { userId: string; name: string; email: string },
): NewPurchase {
  const { id, language, sessions } = sold;
  return {
    kind: "package",
    reference: id,
    lines: packageLines(sold),
    description: packageText[language].replace("{n}", String(sessions))
      .replace("{name}", () => therapist.name),
    language,
    buyerUserId: userId,
    buyerName: name,
    buyerEmail: email,
  };
}
