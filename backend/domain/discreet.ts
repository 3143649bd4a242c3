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

/** The title of a session in a calendar. */
export const busyTitle: Text = { et: "Hõivatud", en: "Busy", ru: "Занято" };
