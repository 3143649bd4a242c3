import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type PackageView, packageView } from "./package-view.ts";

/** A package of the caller. ERR_NOT_FOUND also for the packages of others and those that are not paid. */
export async function getPackage(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<PackageView> {
  const sold = await persistence.packages.find(id);
  const isOwn = sold?.buyerUserId === account.userId && sold.state !== "pending";
  const view = isOwn ? await packageView(persistence, sold) : null;
  if (!view) throw new DomainError("ERR_NOT_FOUND");
  return view;
}
