import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Connection, Database } from "../database.ts";
import { adminActions } from "../schema/admin-actions.ts";
import {
  answerTimes,
  clearances,
  clientQuestionMessages,
  clientQuestions,
} from "../schema/client-questions.ts";
import { assistants } from "../schema/assistants.ts";
import { consents } from "../schema/consents.ts";
import { accessGrants, dataReads } from "../schema/data-access.ts";
import { practiceCompanions } from "../schema/companions.ts";
import * as courseTables from "../schema/courses.ts";
import { invitations } from "../schema/invitations.ts";
import { leads } from "../schema/leads.ts";
import * as scheduling from "../schema/scheduling.ts";
import * as drafts from "../schema/therapist-drafts.ts";
import { reviewReports, reviews } from "../schema/reviews.ts";
import { teamMembers, teams } from "../schema/teams.ts";
import * as profiles from "../schema/therapists.ts";
import * as sessions from "../schema/therapy-sessions.ts";
import { uploads } from "../schema/uploads.ts";
import { users } from "../schema/users.ts";
import { absenceRows } from "./demo-absences.ts";
import { actionRows } from "./demo-actions.ts";
import { dataReadRows } from "./demo-data-reads.ts";
import { certificateRows, type DemoDocument } from "./demo-certificates.ts";
import { assistantRows } from "./demo-assistants.ts";
import { companionRows } from "./demo-companions.ts";
import { courseRows } from "./demo-courses.ts";
import { readData } from "./demo-data.ts";
import { demoDayAt } from "./demo-day.ts";
import {
  accountOf,
  adminId,
  consentRows,
  demoClient,
  type DemoConsent,
  userRows,
} from "./demo-people.ts";
import { historyBookings } from "./demo-history.ts";
import { leadRows } from "./demo-leads.ts";
import { type Picture, pictures } from "./demo-pictures.ts";
import { scheduleRows } from "./demo-schedules.ts";
import { type BookingSettings, demoBookings } from "./demo-bookings.ts";
import { profileRows } from "./demo-profiles.ts";
import { type EncryptText, sessionRows } from "./demo-sessions.ts";
import { questionRows } from "./demo-questions.ts";
import { reviewRows } from "./demo-reviews.ts";
import { teamRows } from "./demo-teams.ts";
import { therapistIdOf, therapistRows } from "./demo-therapists.ts";

const tables = {
  users,
  assistants,
  consents,
  uploads,
  ...profiles,
  teams,
  teamMembers,
  reviews,
  reviewReports,
  ...drafts,
  ...scheduling,
  practiceCompanions,
  ...courseTables,
  ...sessions,
  clientQuestions,
  clientQuestionMessages,
  clearances,
  answerTimes,
  leads,
  invitations,
  adminActions,
  accessGrants,
  dataReads,
};

export type DemoSettings = Pick<BookingSettings, "isPublicHoliday"> & {
  publicUrl: string;
  /** Whether the practitioners have a year of past sessions; so by default. */
  hasHistory?: boolean;
  encryptText: EncryptText;
  consents: DemoConsent[];
  now: number;
  password: string;
  hashPassword: (password: string) => Promise<string>;
  blurOf: (picture: Uint8Array) => Promise<string>;
  putFile: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
};

export async function seedDemo(database: Database, settings: DemoSettings): Promise<boolean> {
  if (!await isEmpty(database.read)) return false;
  const demoDay = demoDayAt(settings.now);
  const { origin } = new URL(settings.publicUrl);
  const therapists = readData("therapists");
  const owners = { therapistIdOf, accountOf, adminId: adminId() };
  const certificates = certificateRows(therapists, owners, demoDay);
  const applications = leadRows(readData("leads"), owners.adminId, demoDay);
  const [passwordHash, blurs] = await Promise.all([
    settings.hashPassword(settings.password),
    putPictures(pictures(therapists), settings),
    putDocuments(certificates.documents, settings),
  ]);
  const schedules = scheduleRows(therapists, demoDay);
  const days = { demoDay, isPublicHoliday: settings.isPublicHoliday };
  const bookings = demoBookings(therapists, schedules, days);
  const history = settings.hasHistory ?? true
    ? historyBookings(therapists, schedules, bookings, days)
    : [];
  const practitioners = therapistRows(therapists, origin, accountOf, demoDay, blurs);
  const sessionData = sessionRows([...history, ...bookings], origin, settings.encryptText, demoDay);
  const rows = {
    users: userRows(therapists, passwordHash, demoDay),
    assistants: assistantRows(demoDay),
    consents: consentRows(settings.consents, demoDay),
    uploads: certificates.rows.uploads,
    ...practitioners,
    ...profileRows(practitioners, demoDay),
    ...teamRows(therapistIdOf, demoDay),
    certificates: certificates.rows.certificates,
    certificateEvents: certificates.rows.certificateEvents,
    ...schedules,
    ...absenceRows(therapists[0]!, schedules, bookings, demoDay),
    ...sessionData,
    ...reviewRows(readData("reviews"), sessionData.therapySessions, demoDay),
    ...questionRows(therapistIdOf, settings.encryptText, demoDay),
    leads: applications.leads,
    invitations: applications.invitations,
    adminActions: actionRows([...applications.adminActions, ...certificates.rows.adminActions]),
    ...courseRows(
      { therapistIdOf, client: demoClient(), encryptText: settings.encryptText },
      demoDay,
    ),
    ...dataReadRows(
      sessionData.therapySessions,
      (id) => practitioners.therapists.find((one) => one.id === id)?.userId ?? null,
      demoDay,
    ),
    // After the bookings, which were made before the two agreed.
    ...companionRows(therapistIdOf, demoDay),
  };
  await database.transaction(async (connection) => {
    for (const name of Object.keys(rows) as (keyof typeof rows)[]) {
      await insert(connection, tables[name], rows[name]);
    }
  });
  return true;
}

async function isEmpty(connection: Connection): Promise<boolean> {
  for (const table of [tables.users, tables.therapists, tables.schedulingAccounts]) {
    const [row] = await connection.select({ id: table.id }).from(table).limit(1);
    if (row) return false;
  }
  return true;
}

/** In groups, because SQLite limits the parameters of a statement. */
async function insert<Table extends SQLiteTable>(
  connection: Connection,
  table: Table,
  rows: Table["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 100) {
    await connection.insert(table).values(rows.slice(from, from + 100));
  }
}

/** Stores the pictures and returns their blurs by key. */
async function putPictures(
  all: Picture[],
  { blurOf, putFile }: Pick<DemoSettings, "blurOf" | "putFile">,
): Promise<Map<string, string>> {
  const encoder = new TextEncoder();
  const blurs = new Map<string, string>();
  for (let from = 0; from < all.length; from += 16) {
    await Promise.all(
      all.slice(from, from + 16).map(async ({ key, svg }) => {
        const bytes = encoder.encode(svg);
        await putFile(key, bytes, "image/svg+xml");
        blurs.set(key, await blurOf(bytes));
      }),
    );
  }
  return blurs;
}

async function putDocuments(
  documents: DemoDocument[],
  { putFile }: Pick<DemoSettings, "putFile">,
): Promise<void> {
  for (const { key, bytes } of documents) await putFile(key, bytes, "application/pdf");
}
