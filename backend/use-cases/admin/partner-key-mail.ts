import type { ApiKey } from "../../domain/api-key.ts";
import { locales } from "../../domain/text.ts";
import type { MailMessage, MailTemplate } from "../../ports/mail.ts";

const path = "/docs/get-started#keys-of-partners";

/** Partners have no account with a language; the guides are in English too. */
const language = "en";

type Template =
  & MailTemplate
  & ("partner-key-added" | "partner-key-ending" | "partner-key-revoked");

/** To the developers of a partner, without the key itself. Null for a key of a practitioner. */
export function partnerKeyMail(key: ApiKey, template: Template): MailMessage | null {
  const { id, partnerEmail, partnerName, label, hint, expiresAt } = key;
  if (!partnerEmail || !partnerName || expiresAt === null) return null;
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" });
  return {
    to: partnerEmail,
    language,
    template,
    facts: { path, partner: partnerName, label, hint, until: format.format(expiresAt) },
    onceKey: `${template} ${id}`,
  };
}
