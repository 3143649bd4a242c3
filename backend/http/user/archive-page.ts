import { escape } from "html-escaper";
import type { Language } from "../../domain/text.ts";
import type { ArchiveData } from "./archive-zip.ts";

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
    },
  },
};

const style = "body{font:16px/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem}" +
  "dl{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;margin:0 0 1rem}" +
  "dt{color:#63706a}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}" +
  "h2{border-bottom:1px solid #cfd6d1}li{margin:0 0 1rem}";

/** The same data as `data.json`, for reading in any browser, with nothing fetched from anywhere. */
export function archivePage(data: ArchiveData, language: Language): string {
  const { title, parts, none } = headings[language];
  const sections = Object.entries(data).map(([name, value]) =>
    `<section><h2>${escape(parts[name] ?? name)}</h2>${shown(value, none)}</section>`
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title>` +
    `<style>${style}</style></head><body><h1>${escape(title)}</h1>${
      sections.join("")
    }</body></html>`;
}

function shown(value: unknown, none: string): string {
  if (value === null || value === undefined || value === "") return none;
  if (Array.isArray(value)) {
    if (value.length === 0) return none;
    return `<ol>${value.map((item) => `<li>${shown(item, none)}</li>`).join("")}</ol>`;
  }
  if (typeof value !== "object") return escape(String(value));
  const rows = Object.entries(value)
    .filter(([, inside]) => inside !== null && inside !== "" && String(inside) !== "")
    .map(([name, inside]) => `<dt>${escape(name)}</dt><dd>${shown(inside, none)}</dd>`);
  return `<dl>${rows.join("")}</dl>`;
}
