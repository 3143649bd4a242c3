import type { User } from "../../domain/account.ts";
import type { BookingChoice, DisableEffects } from "../../domain/disable-effects.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { MailMessage } from "../../ports/mail.ts";

type Reader = Pick<User, "id" | "name" | "email" | "language">;

/** To the person, that the account was disabled and what happens with the coming sessions. */
export function accountDisabledMail(
  { id, name, email, language, therapistId }: Reader & Pick<User, "therapistId">,
  effects: Pick<DisableEffects, "asClient" | "asPractitioner">,
  { asClient, asPractitioner }: { asClient: BookingChoice; asPractitioner: BookingChoice },
): MailMessage {
  return {
    to: email,
    about: id,
    language,
    template: "account-disabled",
    facts: {
      name,
      ...(therapistId === null ? {} : { profile: "yes" }),
      ...sessionFacts(effects.asPractitioner, asPractitioner),
      ...(effects.asClient === 0
        ? {}
        : { [asClient === "cancel" ? "bookingsCancelled" : "bookingsKept"]: "yes" }),
      path: "/privacy",
    },
  };
}

/** To the practitioner, whose account still works. */
export function profileDisabledMail(
  { id, language }: Pick<User, "id" | "language">,
  { name, email }: Pick<Therapist, "name" | "email">,
  count: number,
  bookings: BookingChoice,
): MailMessage {
  return {
    to: email,
    about: id,
    language,
    template: "profile-disabled",
    facts: { name, ...sessionFacts(count, bookings), path: "/sessions" },
  };
}

function sessionFacts(count: number, choice: BookingChoice): Record<string, string> {
  if (count === 0) return {};
  return { [choice === "cancel" ? "sessionsCancelled" : "sessionsKept"]: "yes" };
}
