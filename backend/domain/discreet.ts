import type { Text } from "./text.ts";

/** What the product calls itself where another person may look. */
export const discreetNames = ["calendar", "notes", "messages", "schedule"] as const;

export type DiscreetName = (typeof discreetNames)[number];

/** Of an account whose screen or mailbox others may see: neutral mails, titles and calendar entries. */
export type Discreet = {
  name: DiscreetName;
  /** Whether leaving quickly also signs out. */
  exitSignsOut: boolean;
};

export const discreetWord: Record<DiscreetName, Text> = {
  calendar: { et: "Kalender", en: "Calendar", ru: "Календарь" },
  notes: { et: "Märkmed", en: "Notes", ru: "Заметки" },
  messages: { et: "Teated", en: "Messages", ru: "Сообщения" },
  schedule: { et: "Ajakava", en: "Schedule", ru: "Расписание" },
};

/** A grey ring, as the address of a picture. */
export const neutralIcon = `data:image/svg+xml,${
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#808080" ' +
      'stroke-width="2"><circle cx="8" cy="8" r="5"/></svg>',
  )
}`;

/** The title of a session in a calendar. */
export const busyTitle: Text = { et: "Hõivatud", en: "Busy", ru: "Занято" };
