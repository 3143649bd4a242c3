import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { escape } from "html-escaper";
import type { User } from "../../domain/account.ts";
import { discreetWord } from "../../domain/discreet.ts";
import { busyEntries, calendarEntries, type CalendarEntry } from "../../domain/session-calendar.ts";
import type { Language } from "../../domain/text.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { CalendarFile } from "../../ports/calendar-files.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PersonalArchive } from "../../use-cases/user/export-my-data.ts";
import { archiveHeadings } from "./archive-headings.ts";

type Needed = Pick<Ports, "calendarFiles" | "storage">;

/**
 * The archive of a user's data: for programs, for people, for calendars, and the user's files. Videos may be large, so
 * it is written while it is read. `now` in ms.
 */
export function archiveZip(
  ports: Needed,
  archive: PersonalArchive,
  publicUrl: string,
  now: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from(zipped(filesOf(ports, archive, publicUrl, now), now));
}

type ArchivedFile = { name: string; isText: boolean; content: AsyncIterable<Uint8Array> };

async function* filesOf(
  { calendarFiles, storage }: Needed,
  archive: PersonalArchive,
  publicUrl: string,
  now: number,
): AsyncGenerator<ArchivedFile> {
  const data = archiveData(archive);
  yield text("data.json", jsonParts({ exportedAt: isoText(now), ...data }));
  yield text("index.html", pageParts(data, archive.user.language));
  yield text("sessions.ics", calendarParts(calendarFiles, archive, publicUrl, now));
  if (archive.picture) yield binary("files/picture.webp", ReadableStream.from([archive.picture]));
  for (const key of archive.uploads.flatMap(({ fileKey, posterKey }) => [fileKey, posterKey])) {
    const file = key && await storage.find(key);
    if (!key || !file || file.bytes === 0) continue;
    yield binary(`files/${key.split("/").at(-1)}`, await storage.read(key, 0, file.bytes - 1));
  }
}

function text(name: string, parts: AsyncIterable<string>): ArchivedFile {
  return { name, isText: true, content: ReadableStream.from(encoded(parts)) };
}

const chunkLength = 64 * 1024;

/** In pieces, so that a long archive is neither held twice nor keeps others waiting while it is compressed. */
async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let waiting = "";
  for await (const part of parts) {
    waiting += part;
    if (waiting.length < chunkLength) continue;
    yield strToU8(waiting);
    waiting = "";
  }
  yield strToU8(waiting);
}

/** The object as JSON, a list item by item. */
async function* jsonParts(data: ArchiveData): AsyncGenerator<string> {
  const json = (value: unknown, name: string) =>
    JSON.stringify(withDates(value, name) ?? null, null, 2);
  let comma = "{";
  for (const [name, value] of Object.entries(data)) {
    yield `${comma}\n${JSON.stringify(name)}: `;
    comma = ",";
    if (!isRows(value)) {
      yield json(value, name);
      continue;
    }
    yield "[";
    let separator = "";
    for await (const item of value) {
      yield `${separator}\n${json(item, name)}`;
      separator = ",";
    }
    yield "]";
  }
  yield "\n}\n";
}

function binary(name: string, content: ReadableStream<Uint8Array>): ArchivedFile {
  return { name, isText: false, content };
}

async function* zipped(
  files: AsyncIterable<ArchivedFile>,
  now: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(new Uint8Array(chunk));
  });
  const written = () => ready.splice(0);
  for await (const { name, isText, content } of files) {
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = now;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(new Uint8Array(chunk));
      yield* written();
    }
    entry.push(new Uint8Array(), true);
    yield* written();
  }
  zip.end();
  yield* written();
}

const sessionsPerPart = 200;

/** One calendar whose entries are written a few at a time. */
async function* calendarParts(
  calendarFiles: Ports["calendarFiles"],
  { user, sessions }: PersonalArchive,
  publicUrl: string,
  now: number,
): AsyncGenerator<string> {
  const reader = { userId: user.id, language: user.language };
  const write = (some: TherapySessionEntry[]) =>
    calendarFiles.write({
      method: "PUBLISH",
      ...calendarOf(calendarEntries(some, reader, { detail: "full", publicUrl, now }), user),
    });
  const end = "END:VCALENDAR\r\n";
  const head = write([]).slice(0, -end.length);
  const entriesOf = (some: TherapySessionEntry[]) => write(some).slice(head.length, -end.length);
  yield head;
  let waiting: TherapySessionEntry[] = [];
  for await (const session of sessions) {
    waiting.push(session);
    if (waiting.length < sessionsPerPart) continue;
    yield entriesOf(waiting);
    waiting = [];
  }
  if (waiting.length > 0) yield entriesOf(waiting);
  yield end;
}

/** A person in discreet mode may add it to a calendar that others see. */
function calendarOf(
  entries: CalendarEntry[],
  { discreet, language }: User,
): Pick<CalendarFile, "entries" | "organizer"> {
  if (!discreet) return { entries };
  const organizer = discreetWord[discreet.name][language];
  return { entries: busyEntries(entries, language), organizer };
}

/** Each part is a value or a list, whose rows may be read only while they are written. */
type ArchiveData = Record<string, unknown>;

function isRows(value: unknown): value is Iterable<unknown> | AsyncIterable<unknown> {
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

/** The archive without secrets and other people's data. */
function archiveData(archive: PersonalArchive): ArchiveData {
  const {
    user,
    sessions,
    bookings,
    picture: _,
    therapist,
    uploads,
    profileDraft,
    profileVersions,
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
    ...rest,
  };
}

/** The value with its instants (ms), known by the names of their fields, as ISO 8601 texts. */
function withDates(value: unknown, name = ""): unknown {
  if (typeof value === "number" && /(At|Since|^at)$/.test(name)) return isoText(value);
  if (Array.isArray(value)) return value.map((item) => withDates(item, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, withDates(inside, key)]),
  );
}

function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

const style = "body{font:16px/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem}" +
  "dl{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;margin:0 0 1rem}" +
  "dt{color:#63706a}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}" +
  "h2{border-bottom:1px solid #cfd6d1}li{margin:0 0 1rem}";

async function* pageParts(data: ArchiveData, language: Language): AsyncGenerator<string> {
  const { title, parts, none } = archiveHeadings[language];
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title>` +
    `<style>${style}</style></head><body><h1>${escape(title)}</h1>`;
  for (const [name, value] of Object.entries(data)) {
    yield `<section><h2>${escape(parts[name] ?? name)}</h2>`;
    if (isRows(value)) {
      let opening = "<ol>";
      for await (const item of value) {
        yield `${opening}<li>${valueHtml(withDates(item, name), none)}</li>`;
        opening = "";
      }
      yield opening === "" ? "</ol>" : none;
    } else yield valueHtml(withDates(value, name), none);
    yield "</section>";
  }
  yield "</body></html>";
}

function valueHtml(value: unknown, none: string): string {
  if (value === null || value === undefined || value === "") return none;
  if (Array.isArray(value)) {
    if (value.length === 0) return none;
    return `<ol>${value.map((item) => `<li>${valueHtml(item, none)}</li>`).join("")}</ol>`;
  }
  if (typeof value !== "object") return escape(String(value));
  const rows = Object.entries(value)
    .filter(([, item]) => item !== null && item !== "" && String(item) !== "")
    .map(([name, item]) => `<dt>${escape(name)}</dt><dd>${valueHtml(item, none)}</dd>`);
  return `<dl>${rows.join("")}</dl>`;
}
