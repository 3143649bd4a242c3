import type { User } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import { icalCalendarFiles } from "../adapters/calendar-files/ical.ts";
import { archiveZip } from "../http/user/archive-zip.ts";
import { link } from "../use-cases/therapists/linking.ts";
import { createAdmin } from "../use-cases/user/create-admin.ts";
import { disableAccount } from "../use-cases/user/disable-user.ts";
import { beginErasure, finishErasure } from "../use-cases/user/account-erasure.ts";
import { collectArchive } from "../use-cases/user/export-my-data.ts";
import type { AdminContext, Command } from "./command.ts";

/** What is done to one person, who is named by their address. */
export const peopleCommands = {
  async "create-admin"({ persistence, auth }, [email, password]) {
    if (!email || !password) return usage("create-admin <email> <password>");
    await createAdmin({ persistence, auth }, Date.now(), { email, password });
    return { done: true, email, says: `${email} is an administrator.` };
  },

  "disable-user": (context, [email]) =>
    toPerson(context, email, "disable-user <email>", async ({ id }) => {
      await disableAccount(context.persistence, id, Date.now());
      return { says: `${email} is signed out everywhere and cannot sign in.` };
    }),

  "revoke-sessions": (context, [email]) =>
    toPerson(context, email, "revoke-sessions <email>", async ({ id }) => {
      const now = Date.now();
      const devices = await context.persistence.users.listSignIns(id, now);
      await context.persistence.transaction(({ users }) => users.endSignIns(id, now));
      return {
        ended: devices.length,
        says: `${email} is signed out on ${devices.length} devices.`,
      };
    }),

  "link-therapist": (context, [email]) =>
    toPerson(context, email, "link-therapist <email>", async ({ id }) => {
      const { therapistId } = await link(context.persistence, id, Date.now());
      return { therapistId, says: `${email} has the page ${therapistId}.` };
    }),

  "export-user": (context, [email, path]) =>
    toPerson(context, path && email, "export-user <email> <file.zip>", async (user) => {
      const zip = archiveZip(
        { calendarFiles: icalCalendarFiles() },
        await collectArchive(context, user),
        context.config.publicUrl,
        Date.now(),
      );
      await Deno.writeFile(path!, zip, { mode: 0o600 });
      return { file: path, bytes: zip.length, says: `Everything about ${email} is in ${path}.` };
    }),

  "erase-user": (context, [email]) =>
    toPerson(context, email, "erase-user <email>", async (user) => {
      const now = Date.now();
      await beginErasure(context, user, now);
      await finishErasure(context, user.id, now);
      return { says: `Nothing about ${email} is left. Backups keep it until they are replaced.` };
    }),
} satisfies Record<string, Command>;

type Outcome = { says: string } & Record<string, unknown>;

async function toPerson(
  { persistence }: AdminContext,
  email: string | undefined,
  words: string,
  act: (user: User) => Promise<Outcome>,
) {
  if (!email) return usage(words);
  const user = await persistence.users.findByEmail(email);
  if (!user) throw new DomainError("ERR_NOT_FOUND", { detail: `Nobody has the address ${email}.` });
  return { done: true, email, ...await act(user) };
}

function usage(words: string) {
  return { done: false, says: words };
}
