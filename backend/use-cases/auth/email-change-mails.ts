import { isUnverified, type User } from "../../domain/account.ts";
import type { MailMessage } from "../../ports/mail.ts";

export function mailToOldAddress(user: User, newEmail: string, secret: string): MailMessage {
  return {
    to: user.email,
    language: user.language,
    template: "leave-address",
    facts: { newEmail, path: pathOf(secret) },
    about: user.id,
  };
}

/** When another account has the new address, only its owner is notified, by a mail without a link. */
export function mailToNewAddress(
  user: User,
  newEmail: string,
  secret: string,
  holder: User | null,
): MailMessage {
  if (holder && !isUnverified(holder)) {
    return {
      to: holder.email,
      language: holder.language,
      template: "address-in-use",
      facts: { path: "/login" },
      about: holder.id,
    };
  }
  return {
    to: newEmail,
    language: user.language,
    template: "take-address",
    facts: { path: pathOf(secret) },
    about: user.id,
  };
}

function pathOf(secret: string): string {
  return `/confirm-email-change?token=${secret}`;
}
