import { DomainError } from "./errors.ts";
import type { Therapist } from "./therapist.ts";

/** Whom a practitioner takes, and whether this client has a session with them that is not cancelled. */
export type Admission = Pick<Therapist, "acceptingNewClients"> & { isClient: boolean };

/** Practitioners who take no new clients still take their own. */
export function isAdmitted({ acceptingNewClients, isClient }: Admission): boolean {
  return isClient || acceptingNewClients === "yes";
}

/** ERR_NO_NEW_CLIENTS, ERR_WAITLIST_ONLY. Null: the event type has no practitioner. */
export function requireAdmitted(admission: Admission | null): void {
  if (!admission || isAdmitted(admission)) return;
  const isClosed = admission.acceptingNewClients === "no";
  throw new DomainError(isClosed ? "ERR_NO_NEW_CLIENTS" : "ERR_WAITLIST_ONLY");
}
