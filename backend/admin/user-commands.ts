import { resolve } from "node:path";
import type { User } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import { attestationText, type AttestedReview } from "../domain/review-attestation.ts";
import { archiveZip } from "../http/user/archive-zip.ts";
import { recordAction } from "../use-cases/admin/record-action.ts";
import { recordReadsIn } from "../use-cases/data-access/record-reads.ts";
import { linkProfile } from "../use-cases/therapists/link-user.ts";
import { createAdmin } from "../use-cases/user/create-admin.ts";
import { disableKeepingBookings } from "../use-cases/user/disable-user.ts";
import { day } from "../domain/duration.ts";
import { type ErasureReceipt, receiptText } from "../domain/erasure-receipt.ts";
import { backupsKeptFor } from "../domain/retention.ts";
import { beginErasure, finishErasure } from "../use-cases/user/account-erasure.ts";
import { resetUserPassword } from "../use-cases/user/reset-user-password.ts";
import { resetSecondFactor } from "../use-cases/user/reset-second-factor.ts";
import { collectArchive } from "../use-cases/user/export-my-data.ts";
import {
  type Command,
  type CommandContext,
  type CommandResult,
  required,
  requireEmail,
} from "./command.ts";

const adminSentences = {
  created: (email: string) => `${email} is a new administrator with this password.`,
  granted: (email: string) =>
    `${email} had an account and is an administrator now. Its password and sign-ins are unchanged: ` +
    `the password that was given is not used. To set one, run admin reset-password ${email}.`,
  unchanged: (email: string) =>
    `${email} was an administrator before: nothing is changed, the password neither. ` +
    `To set one, run admin reset-password ${email}.`,
};

export const userCommands = {
  async "create-admin"({ persistence, auth, input: password }, [given]) {
    const email = required(given, "email");
    requireEmail(email);
    const outcome = await createAdmin({ persistence, auth }, Date.now(), { email, password });
    return { done: true, email, outcome, message: adminSentences[outcome](email) };
  },

  "reset-password": (context, [email]) =>
    forUser(context, email, async (user) => {
      const now = Date.now();
      const input = { user, password: context.input };
      const { ended } = await resetUserPassword(context, { now }, input);
      return {
        ended,
        message:
          `${email} has the new password and is signed out everywhere (${ended} devices). A mail says so.`,
      };
    }),

  "disable-user": (context, [email]) =>
    forUser(context, email, async ({ id }) => {
      await disableKeepingBookings(context, { account: null, now: Date.now() }, id);
      return { message: `${email} is signed out on every device and cannot sign in.` };
    }),

  "revoke-sessions": (context, [email]) =>
    forUser(context, email, async ({ id }) => {
      const now = Date.now();
      const devices = await context.persistence.users.listSignIns(id, now);
      await context.persistence.transaction(({ users }) => users.endSignIns(id, now));
      return {
        ended: devices.length,
        message: `${email} is signed out on ${devices.length} devices.`,
      };
    }),

  "link-therapist": (context, [email]) =>
    forUser(context, email, async ({ id }) => {
      const { therapistId } = await linkProfile(
        context.persistence,
        { account: null, now: Date.now() },
        id,
      );
      return { therapistId, message: `${email} is linked to the profile ${therapistId}.` };
    }),

  "export-user": (context, [email, path]) =>
    forUser(context, required(path, "file.zip") && email, async (user) => {
      const zip = archiveZip(
        context,
        await collectArchive(context, user),
        context.config.publicUrl,
        Date.now(),
      );
      const made = `${context.config.dataDirectory}/${crypto.randomUUID()}.zip`;
      await Deno.writeFile(made, zip, { mode: 0o600 });
      await noteExport(context.persistence, user);
      return { made: resolve(made), message: `The data of ${email} is in ${path}.` };
    }),

  "reset-second-factor": (context, [email]) =>
    forUser(context, email, async (user) => {
      const hadOne = user.hasSecondFactor;
      await resetSecondFactor(context, { now: Date.now() }, { user });
      return {
        hadOne,
        message: hadOne
          ? `${email} signs in without a second factor again, and is signed out everywhere.`
          : `${email} had no second factor; all devices are signed out.`,
      };
    }),

  "erase-user": (context, [email]) =>
    forUser(context, email, async (user) => {
      const now = Date.now();
      await beginErasure(context, user, now);
      const receipt = await finishErasure(context, user.id, now);
      return {
        receipt,
        message: `The data of ${email} is erased. Backups contain it for ${
          backupsKeptFor / day
        } days.`,
      };
    }),
  /** A file with the `receipt` of an erasure, as the person downloaded it. */
  "verify-receipt"({ auth, input }) {
    const given = objectIn(
      input.match(/\{"number".*\}/)?.[0].replaceAll("&quot;", '"') ?? input,
    );
    const { signature, ...receipt } = given ?? {};
    const isOurs = typeof signature === "string" && typeof receipt.deleted === "object" &&
      auth.macMatches("erasure-receipt", receiptText(receipt as ErasureReceipt), signature);
    return Promise.resolve({
      done: isOurs,
      isOurs,
      message: isOurs
        ? "The receipt is ours and unchanged."
        : "The receipt is not ours, or it was changed.",
    });
  },

  /** A file with one `attestation` of an exported archive. */
  "verify-attestation"({ auth, input }) {
    const attestation = objectIn(input);
    if (!attestation) {
      const message = "The file is no attestation of an exported archive.";
      return Promise.resolve({ done: false, isOurs: false, message });
    }
    const { signature, ...attested } = attestation;
    const isOurs = typeof signature === "string" &&
      auth.macMatches(
        "review-attestation",
        attestationText(attested as AttestedReview),
        signature,
      );
    return Promise.resolve({
      done: isOurs,
      isOurs,
      message: isOurs
        ? "The attestation is ours and unchanged."
        : "The attestation is not ours, or it was changed.",
    });
  },
} satisfies Record<string, Command>;

/** The JSON object of a text, or null. */
function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The person sees it among those who read their data. */
async function noteExport(persistence: CommandContext["persistence"], { id }: User): Promise<void> {
  const operator = { account: null, now: Date.now() };
  await persistence.transaction(async (repositories) => {
    await recordAction(persistence, repositories, operator, {
      ...{ action: "export-account", kind: "user", id },
    });
    await recordReadsIn(persistence, repositories, { ...operator, role: "operator" }, [
      { userId: id, kind: "archive", why: "operator" },
    ]);
  });
}

type UserOutcome = Pick<CommandResult, "message" | "made"> & Record<string, unknown>;

async function forUser(
  { persistence }: CommandContext,
  given: string | undefined,
  act: (user: User) => Promise<UserOutcome>,
): Promise<CommandResult> {
  const email = required(given, "email");
  const user = await persistence.users.findByEmail(email);
  if (!user) {
    throw new DomainError("ERR_NOT_FOUND", { detail: `No user has the address ${email}.` });
  }
  return { done: true, email, ...await act(user) };
}
