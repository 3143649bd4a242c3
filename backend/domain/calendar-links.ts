import type { Text } from "./text.ts";

/** The title where an entry may say no more than that there is an appointment. */
export const appointmentTitle: Text = {
  et: "Kokkulepitud aeg",
  en: "Appointment",
  ru: "Назначенная встреча",
};

/** The title of a session's entry: each person reads first what the own day is about. `name`: of the other person. */
export function sessionTitle(
  { practice, name, isClient }: { practice: string; name: string; isClient: boolean },
): string {
  return (isClient ? [practice, name] : [name, practice]).filter(Boolean).join(": ");
}

/** Before the page on which the link of a call will appear. */
export const callLinkNote: Text = {
  et: "Kõne link on siin alates 24 tundi enne algust:",
  en: "The call link is here from 24 hours before the start:",
  ru: "Ссылка на звонок появится здесь за 24 часа до начала:",
};

type CalendarLinkEntry = {
  title: string;
  /** Instants in ms. */
  startsAt: number;
  endsAt: number;
  /** The IANA zone in which the calendar shows the entry. */
  timeZone: string;
  place: string;
  /** Lines of the description; empty ones are left out. */
  details: string[];
};

type CalendarLinks = { google: string; outlook: string };

/** The pages of Google Calendar and Outlook with the entry filled in. Nothing is sent before the person opens one. */
export function calendarLinks(entry: CalendarLinkEntry): CalendarLinks {
  const { title, startsAt, endsAt, timeZone, place } = entry;
  const details = entry.details.filter(Boolean).join("\n");
  const [from, to] = [startsAt, endsAt].map((at) => `${new Date(at).toISOString().slice(0, 19)}Z`);
  return {
    google: address("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: title,
      dates: `${basic(from!)}/${basic(to!)}`,
      ctz: timeZone,
      location: place,
      details,
    }),
    outlook: address("https://outlook.live.com/calendar/0/deeplink/compose", {
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: title,
      startdt: from!,
      enddt: to!,
      location: place,
      body: details,
    }),
  };
}

function basic(instant: string): string {
  return instant.replace(/[-:]/g, "");
}

/** Outlook shows a plus sign instead of a space, so spaces are %20. */
function address(page: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `${page}?${query.join("&")}`;
}
