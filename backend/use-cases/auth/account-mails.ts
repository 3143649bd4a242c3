import type { User } from "../../domain/account.ts";
import { type MailToken, type MailTokenPurpose, newMailToken } from "../../domain/mail-token.ts";
import { safeReturnUrl } from "../../domain/return-url.ts";
import type { Language } from "../../domain/text.ts";
import type { Auth } from "../../ports/auth.ts";
import type { MailMessage } from "../../ports/mail.ts";

/** Only the path of a return address is used. */
const anyOrigin = "https://origin.invalid";

type MailWithToken = { token: MailToken; mail: MailMessage };

/** With `returnUrl` the link leads on to that page of the product. */
export function verificationMail(
  auth: Auth,
  user: User,
  now: number,
  returnUrl?: string,
): MailWithToken {
  return mailWithToken(auth, user, "verify-email", now, returnUrl);
}

export function passwordResetMail(auth: Auth, user: User, now: number): MailWithToken {
  return mailWithToken(auth, user, "reset-password", now);
}

/** For an address that was registered twice: the link lets its owner choose the password and confirms the address. */
export function choosePasswordMail(auth: Auth, user: User, now: number): MailWithToken {
  const { token, mail } = passwordResetMail(auth, user, now);
  return { token, mail: { ...mail, template: "registered-twice" } };
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

/**
 * For an address without an active account, so that neither the answer nor its time shows that there is none.
 */
export function noAccountMail(to: string, language: Language): MailMessage {
  return { to, language, template: "no-account", facts: { path: "/login" } };
}

function mailWithToken(
  auth: Auth,
  { id: userId, email, language }: User,
  purpose: MailTokenPurpose,
  now: number,
  returnUrl?: string,
): MailWithToken {
  const { secret, hash } = auth.newSecret();
  const page = safeReturnUrl(returnUrl, anyOrigin);
  const next = page === "/" ? "" : `&returnUrl=${encodeURIComponent(page)}`;
  return {
    token: newMailToken({ hash, userId, purpose }, now),
    mail: {
      to: email,
      language,
      template: purpose,
      facts: { path: `/${purpose}?token=${secret}${next}` },
      about: userId,
    },
  };
}
