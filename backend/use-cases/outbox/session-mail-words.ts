import type { Language } from "../../domain/text.ts";
import type { MailWords } from "./mail-words.ts";

type News = "session-booked" | "session-rescheduled" | "session-cancelled";

/** What the two people of a session are told when it is made, moved or cancelled. */
export const sessionMailWords: Record<News | `${News}-therapist`, Record<Language, MailWords>> = {
  "session-booked": {
    et: {
      subject: "Sinu aeg on kinni pandud",
      lines: ["Tere, {name}!", "Sinu aeg on kinni pandud."],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Ava päevik",
      after: [
        "Kui plaanid muutuvad, saad aega päevikus muuta või tühistada.",
        "Manuses on kalendrikirje.",
      ],
    },
    en: {
      subject: "Your booking is confirmed",
      lines: ["Hello, {name}!", "Your booking is confirmed."],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Open your journal",
      after: [
        "If your plans change, you can move or cancel the booking in your journal.",
        "A calendar entry is attached.",
      ],
    },
    ru: {
      subject: "Ваша запись подтверждена",
      lines: ["Здравствуйте, {name}!", "Ваша запись подтверждена."],
      details: ["{when}", "{therapist}", "{place}"],
      button: "Открыть дневник",
      after: [
        "Если планы изменятся, запись можно перенести или отменить в дневнике.",
        "Во вложении — событие для календаря.",
      ],
    },
  },

  "session-booked-therapist": {
    et: {
      subject: "Uus broneering",
      lines: ["Tere, {name}!", "Sinu juurde tuleb klient."],
      details: ["{when}", "{client}", "{place}"],
      button: "Ava kohtumised",
      after: ["Manuses on kalendrikirje."],
    },
    en: {
      subject: "A new booking",
      lines: ["Hello, {name}!", "A client has booked your time."],
      details: ["{when}", "{client}", "{place}"],
      button: "Open your sessions",
      after: ["A calendar entry is attached."],
    },
    ru: {
      subject: "Новая запись",
      lines: ["Здравствуйте, {name}!", "К вам записался клиент."],
      details: ["{when}", "{client}", "{place}"],
      button: "Открыть встречи",
      after: ["Во вложении — событие для календаря."],
    },
  },

  "session-rescheduled": {
    et: {
      subject: "Sinu aeg on muudetud",
      lines: ["Tere, {name}!", "Sinu aeg on muudetud. Kohtumine toimub nüüd siis:"],
      details: [
        "{when}",
        "{therapist}",
        "{place}",
        "Enne: {before}",
        "Muutja: {by}",
        "Põhjus: {reason}",
      ],
      button: "Ava päevik",
      after: [
        "Kui uus aeg ei sobi, saad selle päevikus muuta või tühistada.",
        "Manuses on muudetud kalendrikirje.",
      ],
    },
    en: {
      subject: "Your booking was moved",
      lines: ["Hello, {name}!", "Your booking was moved. It now takes place at this time:"],
      details: [
        "{when}",
        "{therapist}",
        "{place}",
        "Before: {before}",
        "Moved by: {by}",
        "Reason: {reason}",
      ],
      button: "Open your journal",
      after: [
        "If the new time does not suit you, you can move or cancel it in your journal.",
        "The changed calendar entry is attached.",
      ],
    },
    ru: {
      subject: "Ваша запись перенесена",
      lines: ["Здравствуйте, {name}!", "Ваша запись перенесена. Новое время встречи:"],
      details: [
        "{when}",
        "{therapist}",
        "{place}",
        "Раньше: {before}",
        "Кто перенёс: {by}",
        "Причина: {reason}",
      ],
      button: "Открыть дневник",
      after: [
        "Если новое время не подходит, его можно перенести или отменить в дневнике.",
        "Во вложении — изменённое событие для календаря.",
      ],
    },
  },

  "session-rescheduled-therapist": {
    et: {
      subject: "Broneering on muudetud",
      lines: ["Tere, {name}!", "Broneeringu aeg on muudetud. Kohtumine toimub nüüd siis:"],
      details: [
        "{when}",
        "{client}",
        "{place}",
        "Enne: {before}",
        "Muutja: {by}",
        "Põhjus: {reason}",
      ],
      button: "Ava kohtumised",
      after: ["Endine aeg on jälle vaba.", "Manuses on muudetud kalendrikirje."],
    },
    en: {
      subject: "A booking was moved",
      lines: ["Hello, {name}!", "A booking was moved. It now takes place at this time:"],
      details: [
        "{when}",
        "{client}",
        "{place}",
        "Before: {before}",
        "Moved by: {by}",
        "Reason: {reason}",
      ],
      button: "Open your sessions",
      after: ["The old time is free again.", "The changed calendar entry is attached."],
    },
    ru: {
      subject: "Запись перенесена",
      lines: ["Здравствуйте, {name}!", "Запись перенесена. Новое время встречи:"],
      details: [
        "{when}",
        "{client}",
        "{place}",
        "Раньше: {before}",
        "Кто перенёс: {by}",
        "Причина: {reason}",
      ],
      button: "Открыть встречи",
      after: ["Прежнее время снова свободно.", "Во вложении — изменённое событие для календаря."],
    },
  },

  "session-cancelled": {
    et: {
      subject: "Sinu aeg on tühistatud",
      lines: ["Tere, {name}!", "See aeg on tühistatud:"],
      details: [
        "{when}",
        "{therapist}",
        "Tühistaja: {by}",
        "Põhjus: {reason}",
        "Tühistati vähem kui {lateHours} h enne algust, seega hilinenult.",
      ],
      button: "Leia uus aeg",
      after: ["Tühistatud aeg kaob manuse abil ka sinu kalendrist."],
    },
    en: {
      subject: "Your booking was cancelled",
      lines: ["Hello, {name}!", "This booking was cancelled:"],
      details: [
        "{when}",
        "{therapist}",
        "Cancelled by: {by}",
        "Reason: {reason}",
        "It was cancelled less than {lateHours} h before the start, which is late.",
      ],
      button: "Find another time",
      after: ["The attachment takes it out of your calendar, too."],
    },
    ru: {
      subject: "Ваша запись отменена",
      lines: ["Здравствуйте, {name}!", "Эта запись отменена:"],
      details: [
        "{when}",
        "{therapist}",
        "Кто отменил: {by}",
        "Причина: {reason}",
        "Отменено менее чем за {lateHours} ч до начала, то есть с опозданием.",
      ],
      button: "Найти другое время",
      after: ["Вложение уберёт запись и из вашего календаря."],
    },
  },

  "session-cancelled-therapist": {
    et: {
      subject: "Broneering on tühistatud",
      lines: ["Tere, {name}!", "See aeg on tühistatud:"],
      details: [
        "{when}",
        "{client}",
        "Tühistaja: {by}",
        "Põhjus: {reason}",
        "Tühistati vähem kui {lateHours} h enne algust, seega hilinenult.",
      ],
      button: "Ava kohtumised",
      after: ["Aeg on jälle vaba ja teised saavad selle broneerida."],
    },
    en: {
      subject: "A booking was cancelled",
      lines: ["Hello, {name}!", "This booking was cancelled:"],
      details: [
        "{when}",
        "{client}",
        "Cancelled by: {by}",
        "Reason: {reason}",
        "It was cancelled less than {lateHours} h before the start, which is late.",
      ],
      button: "Open your sessions",
      after: ["The time is free again for others to book."],
    },
    ru: {
      subject: "Запись отменена",
      lines: ["Здравствуйте, {name}!", "Эта запись отменена:"],
      details: [
        "{when}",
        "{client}",
        "Кто отменил: {by}",
        "Причина: {reason}",
        "Отменено менее чем за {lateHours} ч до начала, то есть с опозданием.",
      ],
      button: "Открыть встречи",
      after: ["Это время снова свободно для записи."],
    },
  },
};
