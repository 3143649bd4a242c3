import { deviceName } from "../../domain/device-name.ts";
import { locales } from "../../domain/text.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";

const path = "/user/profile/api";

type AccessTemplate =
  & MailTemplate
  & ("api-key-added" | "webhook-added" | "webhook-secret-replaced");

/** Mails the caller that a program has new access to their data: its name, when, and in which browser it was made. */
export async function mailNewAccess(
  { outbox, users }: Pick<Repositories, "outbox" | "users">,
  { account, now }: Pick<Context, "account" | "now">,
  template: AccessTemplate,
  name: string,
): Promise<void> {
  const user = await users.find(account.userId);
  if (!user) return;
  const { id, email, language, timeZone } = user;
  const signIn = await users.findSignIn(account.signInId);
  const { browser, system } = deviceName(signIn?.device ?? "");
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ dateStyle: "long", timeStyle: "short" },
    timeZone,
  });
  const device = [browser, system].filter(Boolean).join(", ");
  const facts = { path, name, at: format.format(now), device };
  await outbox.add({ to: email, language, template, facts, about: id }, now);
}
