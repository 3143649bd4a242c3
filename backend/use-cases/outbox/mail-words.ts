import type { Language } from "../../domain/text.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import { accountMailWords } from "./account-mail-words.ts";
import { recommendationMailWords } from "./recommendation-mail-words.ts";
import { reminderMailWords } from "./reminder-mail-words.ts";
import { sessionMailWords } from "./session-mail-words.ts";

/**
 * What a mail says. `{name}` is filled with the fact of that name, `{brand}` with ours; a line whose fact is empty
 * is left out. Subjects show on locked screens: they name no practitioner, no practice and no reason.
 */
export type MailWords = {
  subject: string;
  lines: string[];
  /** What it is about, set apart. */
  details?: string[];
  button: string;
  /** Small print below the button. */
  after: string[];
  /** The way to want no such mails any more, where that can be wanted. */
  settings?: string;
};

export const mailWords: Record<MailTemplate, Record<Language, MailWords>> = {
  ...accountMailWords,
  ...recommendationMailWords,
  ...reminderMailWords,
  ...sessionMailWords,

  "verify-email": {
    et: {
      subject: "Kinnita oma e-posti aadress",
      lines: ["Tere!", "Üks samm veel: kinnita, et see aadress on sinu, ja {brand} ongi valmis."],
      button: "Kinnita aadress",
      after: [
        "Link kehtib 24 tundi ja toimib ühe korra.",
        "Kui sa ei loonud kontot, siis ei pea sa midagi tegema.",
      ],
    },
    en: {
      subject: "Confirm your email address",
      lines: ["Hello!", "One more step: confirm that this address is yours, and {brand} is ready."],
      button: "Confirm address",
      after: [
        "The link works once, within 24 hours.",
        "If you did not create an account, there is nothing you need to do.",
      ],
    },
    ru: {
      subject: "Подтвердите адрес почты",
      lines: [
        "Здравствуйте!",
        "Остался один шаг: подтвердите, что это ваш адрес, и {brand} готов.",
      ],
      button: "Подтвердить адрес",
      after: [
        "Ссылка работает один раз в течение 24 часов.",
        "Если вы не создавали учётную запись, делать ничего не нужно.",
      ],
    },
  },

  "already-registered": {
    et: {
      subject: "Sul on juba konto",
      lines: [
        "Tere!",
        "Keegi, ilmselt sina ise, proovis selle aadressiga kontot luua. Konto on sul juba olemas: logi lihtsalt sisse.",
      ],
      button: "Vali uus parool",
      after: [
        "Nuppu on vaja ainult siis, kui parool on meelest läinud.",
        "Kui see ei olnud sina, siis ei pea sa midagi tegema.",
      ],
    },
    en: {
      subject: "You already have an account",
      lines: [
        "Hello!",
        "Somebody, most likely you, tried to create an account with this address. You have one already: just log in.",
      ],
      button: "Choose a new password",
      after: [
        "You need the button only if you have forgotten your password.",
        "If it was not you, there is nothing you need to do.",
      ],
    },
    ru: {
      subject: "У вас уже есть учётная запись",
      lines: [
        "Здравствуйте!",
        "Кто-то, скорее всего вы, пытался создать учётную запись с этим адресом. Она у вас уже есть: просто войдите.",
      ],
      button: "Выбрать новый пароль",
      after: [
        "Кнопка нужна, только если вы забыли пароль.",
        "Если это были не вы, делать ничего не нужно.",
      ],
    },
  },

  "reset-password": {
    et: {
      subject: "Uue parooli valimine",
      lines: [
        "Tere!",
        "Siit saad valida uue parooli. Seejärel logitakse sind kõigist seadmetest välja.",
      ],
      button: "Vali uus parool",
      after: [
        "Link kehtib ühe tunni ja toimib ühe korra.",
        "Kui sa ei soovinud parooli vahetada, jääb vana kehtima ja sa ei pea midagi tegema.",
      ],
    },
    en: {
      subject: "Choose a new password",
      lines: [
        "Hello!",
        "Here you can choose a new password. You will then be logged out everywhere.",
      ],
      button: "Choose a new password",
      after: [
        "The link works once, within an hour.",
        "If you did not ask for this, your old password stays and there is nothing you need to do.",
      ],
    },
    ru: {
      subject: "Выбор нового пароля",
      lines: [
        "Здравствуйте!",
        "Здесь можно выбрать новый пароль. После этого вы выйдете из учётной записи на всех устройствах.",
      ],
      button: "Выбрать новый пароль",
      after: [
        "Ссылка работает один раз в течение часа.",
        "Если вы об этом не просили, старый пароль остаётся, делать ничего не нужно.",
      ],
    },
  },

  "lead-received": {
    et: {
      subject: "Aitäh huvi eest",
      lines: [
        "Tere!",
        "Aitäh, et jätsid oma aadressi. Kirjutame sulle peagi ja räägime, kuidas edasi.",
      ],
      button: "Vaata ringi",
      after: ["Kui see ei olnud sina, siis ei pea sa midagi tegema."],
    },
    en: {
      subject: "Thank you for your interest",
      lines: [
        "Hello!",
        "Thank you for leaving your address. We will write to you soon about what comes next.",
      ],
      button: "Look around",
      after: ["If it was not you, there is nothing you need to do."],
    },
    ru: {
      subject: "Спасибо за интерес",
      lines: ["Здравствуйте!", "Спасибо, что оставили адрес. Скоро мы напишем, что будет дальше."],
      button: "Посмотреть",
      after: ["Если это были не вы, делать ничего не нужно."],
    },
  },
};
