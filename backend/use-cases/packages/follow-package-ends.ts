import { day } from "../../domain/duration.ts";
import { packageAccount, packageExpired } from "../../domain/money/ledger.ts";
import {
  creditsLeft,
  extendedPackage,
  hasPackageExpired,
  isPackageReminderDue,
  type Package,
  packageReminderDays,
} from "../../domain/money/package.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { flagUnused } from "./flag-unused.ts";

const atOnce = 100;

/** Reminds of packages with sessions that end soon, and ends those that have ended. Returns how many changed. `now` in ms. */
export async function followPackageEnds(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const until = now + packageReminderDays * day;
  if ((await persistence.packages.listEnding(until, 1)).length === 0) return 0;
  return await persistence.transaction(async (repositories) => {
    let changed = 0;
    for (const sold of await repositories.packages.listEnding(until, atOnce)) {
      if (hasPackageExpired(sold, now)) await end(repositories, sold, now);
      else if (isPackageReminderDue(sold, now)) await remind(repositories, sold, now);
      else continue;
      changed++;
    }
    return changed;
  });
}

/** What is left goes to the practitioner; where the client could not use it any more, an administrator pays it back. */
async function end(repositories: Repositories, sold: Package, now: number): Promise<void> {
  const { ledger, packages, therapists, users } = repositories;
  const { id: packageId, therapistId } = sold;
  const balanceCents = await ledger.balance(packageAccount(packageId));
  const userId = (await therapists.find(therapistId))?.userId ?? null;
  const practitioner = userId === null ? null : await users.find(userId);
  if (balanceCents > 0 && (!practitioner || practitioner.disabledAt !== null)) {
    await flagUnused(repositories, sold, "the practitioner has stopped", now);
    await packages.save(extendedPackage(sold, now));
    return;
  }
  if (balanceCents > 0) {
    await ledger.post(packageExpired({ packageId, therapistId, balanceCents }, now));
  }
  await packages.save({ ...sold, state: "expired" });
}

async function remind(
  { ledger, outbox, packages, users }: Repositories,
  sold: Package,
  now: number,
): Promise<void> {
  const { buyerUserId, id, language, expiresAt } = sold;
  const buyer = buyerUserId === null ? null : await users.find(buyerUserId);
  const left = creditsLeft(sold, await ledger.balance(packageAccount(id)));
  await packages.save({ ...sold, remindedAt: now });
  if (left === 0 || !buyer || buyer.disabledAt !== null) return;
  await outbox.add({
    to: buyer.email,
    language,
    template: "package-ending",
    facts: { package: id },
    onceKey: `package-ending ${id} ${expiresAt}`,
    about: buyer.id,
  }, now);
}
