import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mayDo } from "../../domain/rights.ts";

/** Changes whom a practitioner takes. For the practitioner and admins; ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function updateAdmission(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, acceptingNewClients }: Pick<Therapist, "id" | "acceptingNewClients">,
): Promise<Pick<Therapist, "acceptingNewClients">> {
  if (!mayChange(account, id)) throw new DomainError("ERR_FORBIDDEN");
  await persistence.transaction(async ({ therapists }) => {
    if (!await therapists.find(id)) throw new DomainError("ERR_NOT_FOUND");
    await therapists.setAcceptingNewClients(id, acceptingNewClients, now);
  });
  return { acceptingNewClients };
}

function mayChange(account: Account, id: string): boolean {
  return account.therapistId === id || mayDo(account, "edit-profiles");
}
