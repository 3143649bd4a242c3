import type { User } from "../../domain/account.ts";
import type { MailMessage, MailTemplate } from "../../ports/mail.ts";

const path = "/user/profile/access";

/** Says what changed, and what to do if it was not the person. */
export function secondFactorMail(
  { email, language, id }: User,
  template: SecondFactorMail,
  facts: Record<string, string> = {},
): MailMessage {
  return { to: email, language, template, facts: { path, ...facts }, about: id };
}

export function recoveryCodeUsedMail(user: User, left: number): MailMessage {
  return secondFactorMail(user, "recovery-code-used", { left: String(left) });
}

type SecondFactorMail =
  & MailTemplate
  & (
    | "authenticator-added"
    | "authenticator-removed"
    | "passkey-added"
    | "passkey-removed"
    | "recovery-codes-replaced"
    | "recovery-code-used"
    | "second-factor-reset"
  );
