import { isWithoutMail } from "./address-without-mail.ts";
import { isErasedAddress } from "./account.ts";
import { day } from "./duration.ts";
import type { TherapySessionEntry } from "./therapy-session.ts";

/** How long (ms) after the start of a session its practitioner may still reach the client. */
const contactOpenFor = 30 * day;

type Contact = { email: string | null; phone: string | null };

/** The last moment (ms) at which the practitioner sees how to reach the client. */
export function contactUntil({ startsAt }: Pick<TherapySessionEntry, "startsAt">): number {
  return startsAt + contactOpenFor;
}

/** What the practitioner sees of a client, also of a cancelled or missed session; null after `contactUntil`. `now` in ms. */
export function clientContact(
  session: Pick<TherapySessionEntry, "startsAt" | "client" | "clientPhone">,
  now: number,
): Contact {
  if (now > contactUntil(session)) return { email: null, phone: null };
  const { client: { email }, clientPhone } = session;
  return {
    email: isErasedAddress(email) || isWithoutMail(email) ? null : email,
    phone: clientPhone,
  };
}
