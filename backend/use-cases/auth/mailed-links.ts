import type { User } from "../../domain/account.ts";
import { type MailToken, newMailToken } from "../../domain/mail-token.ts";
import type { Auth } from "../../ports/auth.ts";
import type { MailMessage } from "../../ports/mail.ts";

/** A token to keep and the mail that carries its secret, which is nowhere else. */
export type MailedLink = { token: MailToken; mail: MailMessage };

/** `now` in ms. */
export function linkToVerify(auth: Auth, user: User, now: number): MailedLink {
  return mailedLink(auth, user, "verify-email", now);
}

/** `now` in ms. */
export function linkToReset(auth: Auth, user: User, now: number): MailedLink {
  return mailedLink(auth, user, "reset-password", now);
}

/** For who has the address already: somebody, perhaps they themselves, wanted a new account with it. */
export function noticeOfRegistration(owner: User): MailMessage {
  return {
    to: owner.email,
    language: owner.language,
    template: "already-registered",
    about: owner.id,
    facts: { path: "/forgot-password" },
  };
}

function mailedLink(
  auth: Auth,
  { id: userId, email, language }: User,
  purpose: MailToken["purpose"],
  now: number,
): MailedLink {
  const { secret, hash } = auth.newSecret();
  return {
    token: newMailToken({ hash, userId, purpose }, now),
    mail: {
      to: email,
      language,
      template: purpose,
      facts: { path: `/${purpose}?token=${secret}` },
      about: userId,
    },
  };
}
