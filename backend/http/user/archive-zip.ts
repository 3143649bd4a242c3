import { strToU8, zipSync } from "fflate";
import { escape } from "html-escaper";
import { calendarEntries } from "../../domain/session-calendar.ts";
import type { Language } from "../../domain/text.ts";
import type { CalendarFile } from "../../ports/calendar-files.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PersonalArchive } from "../../use-cases/user/export-my-data.ts";

/** The archive of a user's data: for programs, for people, for calendars, and the user's files. `now` in ms. */
export function archiveZip(
  { calendarFiles }: Pick<Ports, "calendarFiles">,
  archive: PersonalArchive,
  publicUrl: string,
  now: number,
): Uint8Array<ArrayBuffer> {
  const data = archiveData(archive);
  return zipSync({
    "data.json": strToU8(JSON.stringify({ exportedAt: isoText(now), ...data }, null, 2)),
    "index.html": strToU8(archivePage(data, archive.user.language)),
    "sessions.ics": strToU8(calendarFiles.write(sessionsFile(archive, publicUrl, now))),
    ...(archive.picture ? { "files/picture.webp": [archive.picture, { level: 0 }] } : {}),
  }, { mtime: new Date(now) });
}

function sessionsFile(
  { user, sessions }: PersonalArchive,
  publicUrl: string,
  now: number,
): CalendarFile {
  const reader = { userId: user.id, language: user.language };
  const entries = calendarEntries(sessions, reader, { detail: "full", publicUrl, now });
  return { method: "PUBLISH", entries };
}

/** The archive without secrets and other people's data, with instants as text. */
function archiveData(archive: PersonalArchive): Record<string, unknown> {
  const { user, sessions, bookings, picture: _, therapist, ...rest } = archive;
  const { passwordHash, pictureKey, ...person } = user;
  return withDates({
    person: { ...person, hasPassword: passwordHash !== null, hasPicture: pictureKey !== null },
    sessions: sessions.map((
      { client: __, userId: ___, providerCancelPending: ____, callAddress: _____, ...session },
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

const headings: Record<Language, { title: string; parts: Record<string, string>; none: string }> = {
  et: {
    title: "Minu andmed",
    none: "Midagi ei ole.",
    parts: {
      person: "Mina",
      sessions: "Kohtumised",
      bookings: "Broneeringud kalendris",
      practitionerPage: "Minu praktikuleht",
      identities: "Sisselogimisviisid",
      devices: "Seadmed",
      consents: "Nõusolekud",
      comments: "Minu kommentaarid",
      history: "Kohtumiste muutused",
      reviews: "Minu arvustused",
      mails: "Kirjad",
      leads: "Jäetud aadressid",
      invitations: "Kutsed",
      giftCards: "Kinkekaardid",
      emailChanges: "Aadressi vahetused",
      waitingLists: "Ootenimekirjad",
    },
  },
  en: {
    title: "My data",
    none: "Nothing.",
    parts: {
      person: "Me",
      sessions: "Sessions",
      bookings: "Bookings in the calendar",
      practitionerPage: "My practitioner’s page",
      identities: "Ways to log in",
      devices: "Devices",
      consents: "Consents",
      comments: "My comments",
      history: "Changes of sessions",
      reviews: "My reviews",
      mails: "Mails",
      leads: "Addresses I left",
      invitations: "Invitations",
      giftCards: "Gift cards",
      emailChanges: "Changes of address",
      waitingLists: "Waiting lists",
    },
  },
  ru: {
    title: "Мои данные",
    none: "Ничего.",
    parts: {
      person: "Я",
      sessions: "Встречи",
      bookings: "Записи в календаре",
      practitionerPage: "Моя страница специалиста",
      identities: "Способы входа",
      devices: "Устройства",
      consents: "Согласия",
      comments: "Мои комментарии",
      history: "Изменения встреч",
      reviews: "Мои отзывы",
      mails: "Письма",
      leads: "Оставленные адреса",
      invitations: "Приглашения",
      giftCards: "Подарочные карты",
      emailChanges: "Смены адреса",
      waitingLists: "Списки ожидания",
    },
  },
};

const style = "body{font:16px/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem}" +
  "dl{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;margin:0 0 1rem}" +
  "dt{color:#63706a}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}" +
  "h2{border-bottom:1px solid #cfd6d1}li{margin:0 0 1rem}";

function archivePage(data: Record<string, unknown>, language: Language): string {
  const { title, parts, none } = headings[language];
  const sections = Object.entries(data).map(([name, value]) =>
    `<section><h2>${escape(parts[name] ?? name)}</h2>${valueHtml(value, none)}</section>`
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title>` +
    `<style>${style}</style></head><body><h1>${escape(title)}</h1>${
      sections.join("")
    }</body></html>`;
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
