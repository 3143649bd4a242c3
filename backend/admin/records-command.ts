import type { Config } from "../config.ts";
import { type DataClass, dataClasses, type DataClassName } from "../domain/data-classes.ts";
import { day, hour } from "../domain/duration.ts";
import { backupsKeptFor, retention } from "../domain/retention.ts";
import type { Command } from "./command.ts";

const purposes: Record<DataClassName, string> = {
  account: "to let people use the product in their language and time zone, and to prove consents",
  "sign-in": "to let only the person in, and to slow down guessing",
  bookings: "to book, hold, move and cancel sessions",
  waiting: "to offer times that become free, and to ask practitioners for times",
  journal: "the person's own notes, and words between client and practitioner about a session",
  tests: "to warn of practices that may not suit the person",
  questions: "to ask a practitioner before booking",
  searches: "to write when somebody new fits a search",
  reviews: "to let others know how sessions were",
  courses: "to hold courses",
  purchases: "to sell, to pay back, and to keep the books",
  mails: "to tell people what happened, and to repeat a mail that failed",
  files: "pictures, videos and documents that people add",
  access: "to show people who read their data and what administrators did, and to prove it",
  leads: "to invite practitioners who want to join",
  practice: "to show practitioners and their free times",
};

const bases: Record<DataClass["basis"], string> = {
  contract: "contract (Art. 6(1)(b))",
  consent: "consent (Art. 6(1)(a), for data about health Art. 9(2)(a))",
  "legal-duty": "legal duty (Art. 6(1)(c))",
  "legitimate-interest": "legitimate interest (Art. 6(1)(f))",
};

const ends: Record<DataClass["ends"], string> = {
  erased: "deleted with the account",
  withdrawn: "deleted when the person deletes it, withdraws the consent or erases the account",
  nameless: "kept without the name when the account is erased",
  closed: "deleted when the profile is closed and the account erased",
  expired: "deleted",
};

const people: Record<DataClass["of"], string> = {
  users: "users",
  practitioners: "practitioners",
  visitors: "visitors and invited practitioners",
};

/** Who else gets personal data, as this installation is configured. */
function recipientsOf(config: Config): string[] {
  const { google, facebook, oidc, firebase } = config.identityProviders;
  return [
    "practitioners: bookings, comments and ratings of their own clients, and what a client shares",
    config.mail === "smtp"
      ? `mail server ${new URL(config.smtpUrl!).hostname}: addresses and mails`
      : "no mail server: mails stay in the database",
    config.storage === "s3" && config.s3
      ? `file storage ${new URL(config.s3.endpoint).hostname}: pictures, videos and documents`
      : "no file storage of others: files stay in the data directory",
    /^file:/.test(config.databaseUrl)
      ? "no database of others: the database is a file in the data directory"
      : `database server ${
        new URL(config.databaseUrl).hostname
      }: everything; sensitive columns encrypted`,
    config.calendly
      ? `Calendly (${
        new URL(config.calendly.apiUrl).hostname
      }): names, addresses and times of bookings`
      : "no calendar service",
    config.payment.provider === "demo"
      ? "no payment service"
      : `payment service (${config.payment.provider}): names, addresses and amounts of purchases`,
    ...Object.entries({
      Google: google,
      Facebook: facebook,
      [oidc?.name ?? "OIDC"]: oidc,
      firebase,
    })
      .filter(([, provider]) => provider !== null)
      .map(([name]) =>
        `sign-in with ${name}: that a person signs in, only if the person chooses it`
      ),
  ];
}

export const recordsCommand = {
  /** The record of processing activities (Art. 30), as Markdown to print. */
  records({ config }) {
    const recipients = recipientsOf(config);
    const timeOf = (ms: number) => ms < day ? `${ms / hour} hours` : `${ms / day} days`;
    const rows = dataClasses.map(({ name, of, basis, limits, ends: end, isHealth, tables }) => ({
      name,
      purpose: purposes[name],
      people: people[of],
      isHealth,
      basis: bases[basis],
      kept: [...limits.map((limit) => `${limit}: ${timeOf(retention[limit])}`), ends[end]],
      tables: [...tables],
    }));
    const lines = [
      `# Record of processing activities: ${config.brand}`,
      "",
      `Controller: the operator of ${config.publicUrl}, ${config.contactEmail}.`,
      `Printed ${new Date().toISOString().slice(0, 10)} from the running configuration.`,
      "",
      ...rows.flatMap((row) => [
        `## ${row.name}`,
        "",
        `- Purpose: ${row.purpose}`,
        `- People: ${row.people}`,
        `- Data about health: ${row.isHealth ? "possibly" : "no"}`,
        `- Basis: ${row.basis}`,
        `- Kept: ${row.kept.join("; ")}`,
        `- Tables: ${row.tables.join(", ")}`,
        "",
      ]),
      "## Recipients",
      "",
      ...recipients.map((recipient) => `- ${recipient}`),
      "",
      "## Measures",
      "",
      "- Notes, comments, tests, questions and secrets are encrypted (AES-256-GCM); the key can be replaced.",
      "- Passwords are hashed (argon2id); tokens and codes are stored as hashes.",
      "- Every read of private data by others is recorded and shown to the person; administrators give a reason.",
      `- Backups are deleted after ${backupsKeptFor / day} days, see the manual of operation.`,
    ];
    return Promise.resolve({ done: true, message: lines.join("\n"), classes: rows, recipients });
  },
} satisfies Record<string, Command>;
