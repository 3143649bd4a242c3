import type { User } from "../../domain/account.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { MailMessage } from "../../ports/mail.ts";

/** Tells the client that there is something to read in the journal; what it says is read there only. */
export function recommendationMail(
  session: Pick<TherapySessionEntry, "therapist">,
  client: Pick<User, "id" | "name" | "email" | "language">,
): MailMessage {
  return {
    to: client.email,
    about: client.id,
    language: client.language,
    template: "recommendation-received",
    facts: { name: client.name, therapist: session.therapist.name, path: "/journal" },
  };
}
