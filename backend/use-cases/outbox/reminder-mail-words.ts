import type { Language } from "../../domain/text.ts";
import type { MailWords } from "./mail-words.ts";

/** Read at any hour after they were due: no word in them says how long it still is. */
export const reminderMailWords: Record<
  "session-tomorrow" | "session-soon",
  Record<Language, MailWords>
> = {
  "session-tomorrow": {
    et: {
      subject: "Meeldetuletus: sul on peagi kokkulepitud aeg",
      lines: ["Tere, {name}!", "Tuletame meelde, et sul on kokkulepitud aeg."],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Ava päevik",
      after: [
        "Kui plaanid on muutunud, anna sellest palun päevikus teada: muuda aega või tühista see.",
      ],
      settings: "Lülita meeldetuletused välja",
    },
    en: {
      subject: "A reminder: you have an appointment soon",
      lines: ["Hello, {name}!", "This is a reminder of your appointment."],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Open your journal",
      after: [
        "If your plans have changed, please say so in your journal: move the booking or cancel it.",
      ],
      settings: "Switch reminders off",
    },
    ru: {
      subject: "Напоминание: у вас скоро встреча",
      lines: ["Здравствуйте, {name}!", "Напоминаем о вашей встрече."],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Открыть дневник",
      after: [
        "Если планы изменились, сообщите об этом в дневнике: перенесите запись или отмените её.",
      ],
      settings: "Выключить напоминания",
    },
  },

  "session-soon": {
    et: {
      subject: "Varsti on sinu aeg",
      lines: ["Tere, {name}!", "Varsti on sinu aeg. Kohtumiseni!"],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Ava päevik",
      after: [],
      settings: "Lülita meeldetuletused välja",
    },
    en: {
      subject: "Your appointment is coming up",
      lines: ["Hello, {name}!", "Your appointment is coming up. See you soon!"],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Open your journal",
      after: [],
      settings: "Switch reminders off",
    },
    ru: {
      subject: "Скоро ваша встреча",
      lines: ["Здравствуйте, {name}!", "Скоро ваша встреча. Хорошего дня!"],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Открыть дневник",
      after: [],
      settings: "Выключить напоминания",
    },
  },
};
