import type { Language } from "../../domain/text.ts";
import type { MailWords } from "./mail-words.ts";

/** What was recommended stands in the journal only: a mail travels through other people's houses. */
export const recommendationMailWords: Record<
  "recommendation-received",
  Record<Language, MailWords>
> = {
  "recommendation-received": {
    et: {
      subject: "Sinu päevikus on uus soovitus",
      lines: [
        "Tere, {name}!",
        "{therapist} kirjutas sulle pärast kohtumist soovituse. Seda saad lugeda oma päevikus.",
      ],
      button: "Ava päevik",
      after: ["Soovituse sisu näevad ainult sina ja selle kirjutaja."],
    },
    en: {
      subject: "There is a new recommendation in your journal",
      lines: [
        "Hello, {name}!",
        "{therapist} has written a recommendation for you after your session. You can read it in your journal.",
      ],
      button: "Open your journal",
      after: ["Only you and the person who wrote it can see what it says."],
    },
    ru: {
      subject: "В вашем дневнике новая рекомендация",
      lines: [
        "Здравствуйте, {name}!",
        "После встречи для вас есть рекомендация, её автор — {therapist}. Прочитать её можно в вашем дневнике.",
      ],
      button: "Открыть дневник",
      after: ["Содержание рекомендации видите только вы и её автор."],
    },
  },
};
