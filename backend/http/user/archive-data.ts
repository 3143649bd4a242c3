import { clientContact } from "../../domain/client-contact.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { PersonalArchive } from "../../use-cases/user/export-my-data.ts";

/** Each part is a value or a list, whose rows may be read only while they are written. */
export type ArchiveData = Record<string, unknown>;

export function isRows(value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> {
  return typeof value === "object" && value !== null &&
    (Array.isArray(value) || Symbol.asyncIterator in value);
}

async function* mapped<Row>(
  rows: AsyncIterable<Row>,
  change: (row: Row) => unknown,
): AsyncGenerator<unknown> {
  for await (const row of rows) yield change(row);
}

/** Iterable as often as the rows that it is made from. */
function rowsOf<Row>(rows: AsyncIterable<Row>, change: (row: Row) => unknown) {
  return { [Symbol.asyncIterator]: () => mapped(rows, change) };
}

const heldFields = [
  "id",
  "startsAt",
  "endsAt",
  "timeZone",
  "practiceType",
  "intro",
  "status",
  "meetingType",
  "place",
  "priceCents",
  "paidCents",
  "bookedByTherapist",
  "lateMinutes",
  "awaySince",
  "cancelledAt",
  "cancelledBy",
  "noShowAt",
  "feeWaivedAt",
  "onSitePayment",
  "recommendations",
  "createdAt",
] as const satisfies (keyof TherapySessionEntry)[];

/** What a practitioner knows of a session: of the client the name and, for a while, the phone number. Nothing that the client wrote. */
function heldSession(session: TherapySessionEntry, now: number) {
  return {
    clientName: session.client.name,
    clientPhone: clientContact(session, now).phone,
    ...Object.fromEntries(heldFields.map((name) => [name, session[name]])),
  };
}

/** The archive without secrets and other people's data. */
export function archiveData(archive: PersonalArchive, now: number): ArchiveData {
  const {
    user,
    sessions,
    bookings,
    picture: _,
    labels: _labels,
    therapist,
    uploads,
    profileDraft,
    profileVersions,
    sessionsHeld,
    ...rest
  } = archive;
  const { passwordHash, pictureKey, ...person } = user;
  return {
    person: { ...person, hasPassword: passwordHash !== null, hasPicture: pictureKey !== null },
    sessions: rowsOf(sessions, (
      {
        client: __,
        userId: ___,
        providerCancelPending: ____,
        callAddress: _____,
        arrival: ______,
        secretLink: _______,
        ...session
      },
    ) => ({
      ...session,
      comments: session.comments.map(({ authorUserId, ...comment }) => ({
        ...comment,
        mine: authorUserId === user.id,
      })),
    })),
    bookings: rowsOf(bookings, ({ event, invitee }) => ({ ...invitee, event })),
    practitionerPage: therapist && {
      ...therapist,
      certificates: therapist.certificates.map(({ checkedBy: _, ...certificate }) => certificate),
    },
    profileDraft,
    profileVersions,
    uploads: uploads.map((
      { fileKey, parts: __, posterKey: ___, blur: ____, ownerId: _____, ...upload },
    ) => ({
      ...upload,
      file: fileKey && `files/${fileKey.split("/").at(-1)}`,
    })),
    sessionsHeld: rowsOf(sessionsHeld, (session) => heldSession(session, now)),
    ...rest,
  };
}

/** Whether a value is an instant (ms), known by the name of its field. */
export function isInstant(name: string, value: unknown): value is number {
  return typeof value === "number" && /(At|Since|Until|By)$|^at$/.test(name);
}
