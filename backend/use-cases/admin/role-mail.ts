import type { Account, User } from "../../domain/account.ts";
import type { StaffRole } from "../../domain/rights.ts";
import type { MailMessage } from "../../ports/mail.ts";

/** Names the role that a person has got or lost, and the administrator who decided. */
export function roleMail(
  { name: by }: Account,
  { id, email, language, name }: User,
  { role, isGranted }: { role: StaffRole | "admin"; isGranted: boolean },
): MailMessage {
  return {
    to: email,
    language,
    template: isGranted ? "role-granted" : "role-taken",
    facts: { name, by, [role]: role, path: isGranted ? "/admin" : "/user/profile" },
    about: id,
  };
}
