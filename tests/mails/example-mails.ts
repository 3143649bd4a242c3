import { sentAt, sessionMail } from "backend/adapters/mail/session-mail.testing.ts";
import type { DiscreetName } from "backend/domain/discreet.ts";
import type { Language } from "backend/domain/text.ts";
import type { DueMail, MailTemplate } from "backend/ports/mail.ts";
import { exampleFacts } from "./example-facts.ts";

const sessionTemplates =
  /^(session-(?!warning|request-warning)|practitioner-|waiting-(list-offer|seat-)|(companion|lead)-(away|back))/;

/** The mail of a kind with example data, as it is sent to a usual or a discreet recipient. */
export function exampleMail(
  template: MailTemplate,
  language: Language,
  discreet?: DiscreetName,
): DueMail {
  const facts = exampleFacts(language);
  const mail = sessionMail(template, language);
  const session = sessionTemplates.test(template)
    ? { ...mail.session!, late: { minutes: 15, earlierMinutes: 10 } }
    : undefined;
  return {
    id: template,
    now: sentAt,
    to: mail.to,
    language,
    template,
    facts,
    ...(session && { session }),
    discreet,
  };
}
