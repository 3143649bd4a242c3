import { activatedPackage, type Package } from "../../domain/money/package.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { mailGivenBack } from "../payments/mail-given-back.ts";
import type { PurchaseKind } from "../payments/purchase-kind.ts";

/**
 * A payment activates the package, or is given back when its practitioner was disabled meanwhile; a refund of everything ends
 * it.
 */
export const packagePurchase: PurchaseKind = {
  async paid(_ports, repositories, { reference }, now) {
    const { disabled, packages } = repositories;
    const sold = await packages.find(reference);
    if (sold?.state !== "pending") return false;
    if (await disabled.profileDisabledAt(sold.therapistId) !== null) return false;
    await packages.save(activatedPackage(sold, now));
    await mailPractitioner(repositories, sold, now);
    return true;
  },

  givenBack: mailGivenBack,

  async refunded({ packages }, { reference, state }) {
    const sold = await packages.find(reference);
    if (state !== "refunded" || sold?.state !== "active") return;
    await packages.save({ ...sold, state: "refunded" });
  },

  path: ({ id }) => `/payments/${id}`,
};

/** What it says is read when it is sent: a buyer whose account is erased meanwhile is named nowhere. */
async function mailPractitioner(
  { outbox, therapists, users }: Repositories,
  { id, therapistId, buyerUserId }: Package,
  now: number,
): Promise<void> {
  const therapist = await therapists.find(therapistId);
  const user = therapist?.userId ? await users.find(therapist.userId) : null;
  if (!therapist || !user || user.disabledAt !== null || buyerUserId === null) return;
  await outbox.add({
    to: therapist.email,
    language: user.language,
    template: "package-sold",
    facts: { package: id },
    onceKey: `package-sold ${id}`,
    about: buyerUserId,
  }, now);
}
