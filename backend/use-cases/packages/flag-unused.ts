import { packageAccount } from "../../domain/money/ledger.ts";
import type { Package } from "../../domain/money/package.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** Shows an administrator the payment of a package whose client cannot use what is left. `why` is for them. `now` in ms. */
export async function flagUnused(
  { ledger, payments }: Pick<Repositories, "ledger" | "payments">,
  { id }: Pick<Package, "id">,
  why: string,
  now: number,
): Promise<void> {
  const balanceCents = await ledger.balance(packageAccount(id));
  const [payment] = await payments.listOfPurchase("package", id);
  if (!payment || balanceCents === 0) return;
  const flag = `refund the unused ${balanceCents} cents: ${why}`;
  await payments.save({ ...payment, flag, updatedAt: now });
}
