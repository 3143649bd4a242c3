import { activatedPackage } from "../../domain/money/package.ts";
import { mailGivenBack } from "../payments/mail-given-back.ts";
import type { PurchaseKind } from "../payments/purchase-kind.ts";

/**
 * A payment activates the package, or is given back when its practitioner was disabled meanwhile; a refund of everything ends
 * it.
 */
export const packagePurchase: PurchaseKind = {
  async paid(_ports, { disabled, packages }, { reference }, now) {
    const sold = await packages.find(reference);
    if (sold?.state !== "pending") return false;
    if (await disabled.profileDisabledAt(sold.therapistId) !== null) return false;
    await packages.save(activatedPackage(sold, now));
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
