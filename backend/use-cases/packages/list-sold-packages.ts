import { packageAccount } from "../../domain/money/ledger.ts";
import { creditsLeft, type Package } from "../../domain/money/package.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requirePractitioner } from "../package-offers/own-offers.ts";

export const mostSoldPackages = 500;

/** A package as its practitioner sees it. `buyerName`: null when the buyer's account was erased. */
export type SoldPackage = { sold: Package; buyerName: string | null; creditsLeft: number };

/** The paid packages with the caller, the latest first. ERR_FORBIDDEN for callers who are no practitioners. */
export async function listSoldPackages(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<SoldPackage[]> {
  const { ledger, packages, users } = persistence;
  const { id } = await requirePractitioner(persistence, account);
  const sales: SoldPackage[] = [];
  for (const sold of await packages.listSold(id, mostSoldPackages)) {
    const buyer = sold.buyerUserId === null ? null : await users.find(sold.buyerUserId);
    const balanceCents = await ledger.balance(packageAccount(sold.id));
    sales.push({
      sold,
      buyerName: buyer?.name ?? null,
      creditsLeft: creditsLeft(sold, balanceCents),
    });
  }
  return sales;
}
