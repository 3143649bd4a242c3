import type { Account } from "../../domain/account.ts";
import { type Admission, isAdmitted } from "../../domain/admission.ts";
import type { Ports } from "../../ports/ports.ts";
import { findVisibleTherapist } from "./find-visible-therapist.ts";

export async function getAdmission(
  { persistence }: Pick<Ports, "persistence">,
  { account }: { account: Account | null },
  { id }: { id: string },
): Promise<Admission & { isAdmitted: boolean }> {
  const therapist = await findVisibleTherapist(persistence, account, id);
  const isClient = account !== null &&
    await persistence.therapists.isClient(therapist.id, account.userId);
  const admission = { acceptingNewClients: therapist.acceptingNewClients, isClient };
  return { ...admission, isAdmitted: isAdmitted(admission) };
}
