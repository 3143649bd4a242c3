import { DomainError } from "../../domain/errors.ts";
import { requireRole, statusAt } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type PackageView, packageView } from "./package-view.ts";
import { useCredit } from "./use-credit.ts";

/**
 * Pays a booked session of the caller with a package. ERR_NOT_FOUND, ERR_FORBIDDEN, ERR_ILLEGAL_TRANSITION once the session is
 * over or cancelled, the refusals of `useCredit`.
 */
export async function usePackage(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, therapySessionId }: { id: string; therapySessionId: string },
): Promise<PackageView> {
  return await persistence.transaction(async (repositories) => {
    const found = await repositories.therapySessions.find(therapySessionId);
    const { session, by } = requireRole(found, account);
    if (by !== "client") throw new DomainError("ERR_FORBIDDEN");
    if (statusAt(session, now) !== "booked") throw new DomainError("ERR_ILLEGAL_TRANSITION");
    await useCredit(persistence, repositories, { packageId: id, session }, now);
    return (await packageView(repositories, (await repositories.packages.find(id))!))!;
  });
}
