import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { User } from "../../domain/account.ts";
import { discreetWord } from "../../domain/discreet.ts";
import { busyEntries, calendarEntries, type CalendarEntry } from "../../domain/session-calendar.ts";
import { introNames } from "../../domain/practice-event-type.ts";
import type { TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { CalendarFile } from "../../ports/calendar-files.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PersonalArchive } from "../../use-cases/user/export-my-data.ts";
import { type ArchiveData, archiveData, isInstant, isRows } from "./archive-data.ts";
import { pageParts } from "./archive-page.ts";

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
  const data = archiveData(archive, now);
  yield text("data.json", jsonParts({ exportedAt: isoText(now), ...data }));
  yield text("index.html", pageParts(data, archive));
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
  { user, sessions, sessionsHeld, labels }: PersonalArchive,
  publicUrl: string,
  now: number,
): AsyncGenerator<string> {
  const reader = { userId: user.id, language: user.language };
  const practiceOf = ({ practiceType, intro }: Pick<TherapySession, "practiceType" | "intro">) =>
    intro ? introNames[user.language] : labels.get(`THERAPY_TYPE.${practiceType}`) ?? practiceType;
  const shown = { detail: "full", practiceOf, publicUrl, now } as const;
  const write = (some: TherapySessionEntry[]) =>
    calendarFiles.write({
      method: "PUBLISH",
      language: user.language,
      ...calendarOf(calendarEntries(some, reader, shown), user),
    });
  const end = "END:VCALENDAR\r\n";
  const head = write([]).slice(0, -end.length);
  const entriesOf = (some: TherapySessionEntry[]) => write(some).slice(head.length, -end.length);
  yield head;
  let waiting: TherapySessionEntry[] = [];
  for (const list of [sessions, sessionsHeld]) {
    for await (const session of list) {
      waiting.push(session);
      if (waiting.length < sessionsPerPart) continue;
      yield entriesOf(waiting);
      waiting = [];
    }
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

/** The value with its instants (ms), known by the names of their fields, as ISO 8601 texts. */
function withDates(value: unknown, name = ""): unknown {
  if (isInstant(name, value)) return isoText(value);
  if (Array.isArray(value)) return value.map((item) => withDates(item, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, withDates(inside, key)]),
  );
}

function isoText(instant: number): string {
  return new Date(instant).toISOString();
}
