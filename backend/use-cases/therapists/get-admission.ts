import type { Account } from "../../domain/account.ts";
import { type Admission, isAdmitted } from "../../domain/admission.ts";
import type { Ports } from "../../ports/ports.ts";
import { findVisibleTherapist } from "./find-visible-therapist.ts";

type AdmissionOfCaller = Admission & {
  isAdmitted: boolean;
  hasWaitingList: boolean;
  waiting: number;
};

export async function getAdmission(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account }: { account: Account | null },
  { id }: { id: string },
): Promise<AdmissionOfCaller> {
  const therapist = await findVisibleTherapist(persistence, account, id);
  const isClient = account !== null &&
    await persistence.therapists.isClient(therapist.id, account.userId);
  const admission = { acceptingNewClients: therapist.acceptingNewClients, isClient };
  const waiting = await persistence.waitingLists.listWaiting(therapist.id);
  return {
    ...admission,
    isAdmitted: isAdmitted(admission),
    // Only our own calendar can keep a time for a person.
    hasWaitingList: scheduling.holds !== null &&
      (isClient || therapist.acceptingNewClients !== "no"),
    waiting: waiting.length,
  };
}
