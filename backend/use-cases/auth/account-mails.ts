import type { User } from "../../domain/account.ts";
import { type MailToken, type MailTokenPurpose, newMailToken } from "../../domain/mail-token.ts";
import type { Auth } from "../../ports/auth.ts";
import type { MailMessage } from "../../ports/mail.ts";

type MailWithToken = { token: MailToken; mail: MailMessage };

export function verificationMail(auth: Auth, user: User, now: number): MailWithToken {
  return mailWithToken(auth, user, "verify-email", now);
}

export function passwordResetMail(auth: Auth, user: User, now: number): MailWithToken {
  return mailWithToken(auth, user, "reset-password", now);
}

export function alreadyRegisteredMail(owner: User): MailMessage {
  return {
    to: owner.email,
    language: owner.language,
    template: "already-registered",
    about: owner.id,
    facts: { path: "/forgot-password" },
  };
}

function mailWithToken(
  auth: Auth,
  { id: userId, email, language }: User,
  purpose: MailTokenPurpose,
  now: number,
): MailWithToken {
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
