import { invitationStates } from "../domain/invitation.ts";
import { leadStates } from "../domain/lead.ts";
import { languages } from "../domain/text.ts";

export type Usage = {
  /** What follows the name of the command. */
  takes: string;
  does: string;
  /** The file of its first argument, or a password that the terminal or the input has. */
  reads?: "file" | "password";
};

/** What `admin --help` prints, in its order. */
export const usages = {
  config: { takes: "", does: "prints the settings in force, without secrets" },
  migrate: { takes: "", does: "brings the database up to date" },
  check: { takes: "", does: "checks the data, the encrypted values and the audit log" },
  "reindex-lists": {
    takes: "",
    does: "writes the indexes that lists of administrators are searched by from the rows",
  },
  seed: { takes: "", does: "fills an empty database with the demo marketplace" },
  backup: { takes: "", does: "makes a backup in BACKUP_DIR and verifies it" },
  restore: {
    takes: "<folder or bucket:name>",
    does: "restores a backup into an empty DATA_DIR",
  },
  maintenance: {
    takes: "<minutes|off>",
    does: "refuses changes and stops jobs for some minutes; people go on reading",
  },
  purge: { takes: "", does: "deletes now what the hourly job of retention deletes" },
  "rotate-key": { takes: "", does: "encrypts everything with the current AUTH_SECRET" },
  "create-admin": {
    takes: "<email>",
    does: "creates an administrator with the password it asks for; a user who exists becomes one " +
      "and keeps the password",
    reads: "password",
  },
  "reset-password": {
    takes: "<email>",
    does: "sets the password it asks for, signs the user out everywhere and mails the user",
    reads: "password",
  },
  "reset-second-factor": {
    takes: "<email>",
    does: "removes the app, passkeys and recovery codes of a user who lost them",
  },
  "disable-user": { takes: "<email>", does: "closes an account and its profile, keeps bookings" },
  "revoke-sessions": { takes: "<email>", does: "signs a user out on every device" },
  "link-therapist": { takes: "<email>", does: "links a user to the profile with the same address" },
  "export-user": { takes: "<email> <file.zip>", does: "writes a user's data into a file" },
  "erase-user": { takes: "<email>", does: "erases a user" },
  leads: { takes: `[${leadStates.join("|")}]`, does: "lists the people who want to join" },
  invite: {
    takes: `<email> [${languages.join("|")}]`,
    does: "mails an invitation to a practitioner or a person who wants to join",
  },
  invitations: {
    takes: `[${invitationStates.join("|")}]`,
    does: "lists the invitations of practitioners",
  },
  approve: { takes: "<id|slug|email>", does: "lets a practitioner's profile become visible" },
  "link-calendar": {
    takes: "<therapist> <scheduling url>",
    does: "links a practitioner's practices to Calendly event types",
  },
  "test-mail": { takes: "<email>", does: "sends one mail now and says how it went" },
  "dead-mails": { takes: "", does: "lists the mails that were given up" },
  "retry-mail": { takes: "<id>|all", does: "sends mails that were given up again" },
  "move-files": {
    takes: "--to s3|disk [--dry-run]",
    does: "copies all files to the other storage",
  },
  records: {
    takes: `[${languages.join("|")}]`,
    does: "prints the record of processing activities",
  },
  "verify-receipt": {
    takes: "<file>",
    does: "says whether the receipt of an erasure is ours",
    reads: "file",
  },
  "verify-attestation": {
    takes: "<file.json>",
    does: "says whether the attestation of a review is ours",
    reads: "file",
  },
} satisfies Record<string, Usage>;

export type CommandName = keyof typeof usages;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(usages, name);
}

/** What follows `usage: admin`. */
function usageOf(name: CommandName): string {
  return `${name} ${usages[name].takes}`.trimEnd();
}

export function helpOf(name: CommandName): string {
  return `usage: admin ${usageOf(name)}`;
}

export function allUsages(): string {
  const names = Object.keys(usages) as CommandName[];
  const width = Math.max(...names.map((name) => usageOf(name).length)) + 2;
  return names.map((name) => `  ${usageOf(name).padEnd(width)}${usages[name].does}`).join("\n");
}
