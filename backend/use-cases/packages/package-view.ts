import { packageAccount } from "../../domain/money/ledger.ts";
import { creditsLeft, type Package } from "../../domain/money/package.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { type PaymentView, paymentView } from "../payments/payment-view.ts";

/** A package as its buyer sees it; money in cents. */
export type PackageView = {
  sold: Package;
  therapist: Therapist;
  balanceCents: number;
  creditsLeft: number;
  payment: PaymentView;
  /** The sessions that it paid, the latest first. `returnedCents` came back to the package. */
  uses: { session: TherapySession; at: number; amountCents: number; returnedCents: number }[];
};

type Needed = Pick<
  Repositories,
  "ledger" | "packages" | "payments" | "sessionMoney" | "therapists" | "therapySessions"
>;

/** Null when the practitioner's profile or the payment is gone. */
export async function packageView(
  repositories: Needed,
  sold: Package,
): Promise<PackageView | null> {
  const { ledger, payments, sessionMoney, therapists, therapySessions } = repositories;
  const therapist = await therapists.find(sold.therapistId);
  const [payment] = await payments.listOfPurchase("package", sold.id);
  if (!therapist || !payment) return null;
  const balanceCents = await ledger.balance(packageAccount(sold.id));
  const uses: PackageView["uses"] = [];
  for (const money of await sessionMoney.listOfSource({ kind: "package", id: sold.id })) {
    const session = await therapySessions.find(money.therapySessionId);
    const { createdAt: at, amountCents, returnedCents } = money;
    if (session) uses.push({ session, at, amountCents, returnedCents });
  }
  return {
    sold,
    therapist,
    balanceCents,
    creditsLeft: creditsLeft(sold, balanceCents),
    payment: await paymentView(repositories, payment),
    uses,
  };
}
