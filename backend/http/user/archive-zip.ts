import { strToU8, zipSync } from "fflate";
import { calendarEntries } from "../../domain/session-calendar.ts";
import type { CalendarFile } from "../../ports/calendar-files.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PersonalArchive } from "../../use-cases/user/export-my-data.ts";
import { archivePage } from "./archive-page.ts";

/** The archive a person takes home: for programs, for reading, for their calendar, and their files. `now` in ms. */
export function archiveZip(
  { calendarFiles }: Pick<Ports, "calendarFiles">,
  archive: PersonalArchive,
  publicUrl: string,
  now: number,
): Uint8Array<ArrayBuffer> {
  const data = archiveData(archive);
  return zipSync({
    "data.json": strToU8(JSON.stringify({ exportedAt: text(now), ...data }, null, 2)),
    "index.html": strToU8(archivePage(data, archive.user.language)),
    "sessions.ics": strToU8(calendarFiles.write(sessionsFile(archive, publicUrl))),
    ...(archive.picture ? { "files/picture.webp": [archive.picture, { level: 0 }] } : {}),
  }, { mtime: new Date(now) });
}

function sessionsFile({ user, sessions }: PersonalArchive, publicUrl: string): CalendarFile {
  const reader = { userId: user.id, language: user.language };
  const entries = calendarEntries(sessions, reader, { detail: "full", publicUrl });
  return { method: "PUBLISH", entries };
}

export type ArchiveData = ReturnType<typeof archiveData>;

/** Everything but secrets and what is another person's; instants as text. */
function archiveData(archive: PersonalArchive) {
  const { user, sessions, bookings, picture: _, therapist, ...rest } = archive;
  const { passwordHash, pictureKey, ...person } = user;
  return readable({
    person: { ...person, hasPassword: passwordHash !== null, hasPicture: pictureKey !== null },
    sessions: sessions.map((
      { client: __, userId: ___, providerCancelPending: ____, ...session },
    ) => ({
      ...session,
      comments: session.comments.map(({ authorUserId, ...comment }) => ({
        ...comment,
        mine: authorUserId === user.id,
      })),
    })),
    bookings: bookings.map(({ event, invitee }) => ({ ...invitee, event })),
    practitionerPage: therapist,
    ...rest,
  }) as Record<string, unknown>;
}

/** The same, with every field that holds an instant (ms) as a date people and programs can read. */
function readable(value: unknown, name = ""): unknown {
  if (typeof value === "number" && /(At|Since|^at)$/.test(name)) return text(value);
  if (Array.isArray(value)) return value.map((item) => readable(item, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, readable(inside, key)]),
  );
}

function text(instant: number): string {
  return new Date(instant).toISOString();
}
