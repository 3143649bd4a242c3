import type { Language } from "../../domain/text.ts";
import type { MailWords } from "./mail-words.ts";

type Template =
  | "password-changed"
  | "leave-address"
  | "take-address"
  | "address-in-use"
  | "invitation";

/** What mails say that watch over an account that is there already. */
export const accountMailWords: Record<Template, Record<Language, MailWords>> = {
  "password-changed": {
    et: {
      subject: "Sinu parool on vahetatud",
      lines: ["Tere!", "Sinu konto parool on vahetatud ja teised seadmed on välja logitud."],
      button: "Vali uus parool",
      after: ["Nuppu on vaja ainult siis, kui sa ise parooli ei vahetanud."],
    },
    en: {
      subject: "Your password was changed",
      lines: ["Hello!", "The password of your account was changed; other devices are logged out."],
      button: "Choose a new password",
      after: ["You need the button only if it was not you who changed it."],
    },
    ru: {
      subject: "Ваш пароль изменён",
      lines: [
        "Здравствуйте!",
        "Пароль вашей учётной записи изменён, на других устройствах выполнен выход.",
      ],
      button: "Выбрать новый пароль",
      after: ["Кнопка нужна, только если пароль изменили не вы."],
    },
  },

  "leave-address": {
    et: {
      subject: "Kas vahetame sinu e-posti aadressi?",
      lines: ["Tere!", "Sinu konto sooviti viia uuele aadressile:"],
      details: ["{newEmail}"],
      button: "Olen nõus",
      after: [
        "Aadress vahetub, kui mõlema kirja link on avatud. Link kehtib 24 tundi ja toimib ühe korra.",
        "Kui see ei olnud sina, siis ära vajuta nuppu ja vaheta parool.",
      ],
    },
    en: {
      subject: "Change your email address?",
      lines: ["Hello!", "Your account is to move to a new address:"],
      details: ["{newEmail}"],
      button: "I agree",
      after: [
        "It moves once the links in both mails are opened. The link works once, within 24 hours.",
        "If it was not you, leave the button alone and change your password.",
      ],
    },
    ru: {
      subject: "Сменить адрес почты?",
      lines: ["Здравствуйте!", "Вашу учётную запись хотят перенести на новый адрес:"],
      details: ["{newEmail}"],
      button: "Согласиться",
      after: [
        "Адрес сменится, когда откроют ссылки в обоих письмах. Ссылка работает один раз в течение 24 часов.",
        "Если это были не вы, не нажимайте кнопку и смените пароль.",
      ],
    },
  },

  "take-address": {
    et: {
      subject: "Kinnita oma uus aadress",
      lines: ["Tere!", "Kinnita, et see on sinu konto uus aadress."],
      button: "Kinnita aadress",
      after: [
        "Aadress vahetub, kui on avatud ka vanale aadressile saadetud link. Link kehtib 24 tundi ja toimib ühe korra.",
        "Kui sa seda ei soovinud, siis ei pea sa midagi tegema.",
      ],
    },
    en: {
      subject: "Confirm your new address",
      lines: ["Hello!", "Confirm that this is the new address of your account."],
      button: "Confirm address",
      after: [
        "It changes once the link sent to the old address is opened too. The link works once, within 24 hours.",
        "If you did not ask for this, there is nothing you need to do.",
      ],
    },
    ru: {
      subject: "Подтвердите новый адрес",
      lines: ["Здравствуйте!", "Подтвердите, что это новый адрес вашей учётной записи."],
      button: "Подтвердить адрес",
      after: [
        "Адрес сменится, когда откроют ссылку и в письме на старый адрес. Ссылка работает один раз в течение 24 часов.",
        "Если вы об этом не просили, делать ничего не нужно.",
      ],
    },
  },

  "address-in-use": {
    et: {
      subject: "Sul on juba konto",
      lines: [
        "Tere!",
        "Keegi soovis siia tuua teise konto, aga sellel aadressil on konto juba olemas.",
      ],
      button: "Logi sisse",
      after: ["Kui see ei olnud sina, siis ei pea sa midagi tegema: midagi ei muutunud."],
    },
    en: {
      subject: "You already have an account",
      lines: ["Hello!", "Somebody wanted to move another account here, but this address has one."],
      button: "Log in",
      after: ["If it was not you, there is nothing you need to do: nothing has changed."],
    },
    ru: {
      subject: "У вас уже есть учётная запись",
      lines: [
        "Здравствуйте!",
        "Кто-то хотел перенести сюда другую учётную запись, но у этого адреса она уже есть.",
      ],
      button: "Войти",
      after: ["Если это были не вы, делать ничего не нужно: ничего не изменилось."],
    },
  },

  invitation: {
    et: {
      subject: "Kutse: {brand} ootab sind",
      lines: [
        "Tere!",
        "Kutsume sind praktikuks. Loo konto ja sinu leht on sinu käes.",
      ],
      button: "Võta kutse vastu",
      after: [
        "Kutse kehtib 14 päeva ja toimib ühe korra.",
        "Kui see kiri ei ole sulle, siis ei pea sa midagi tegema.",
      ],
    },
    en: {
      subject: "An invitation to {brand}",
      lines: [
        "Hello!",
        "We invite you as a practitioner. Create an account, and your page is in your hands.",
      ],
      button: "Accept the invitation",
      after: [
        "The invitation works once, within 14 days.",
        "If this mail is not for you, there is nothing you need to do.",
      ],
    },
    ru: {
      subject: "Приглашение: {brand}",
      lines: [
        "Здравствуйте!",
        "Приглашаем вас как специалиста. Создайте учётную запись, и ваша страница в ваших руках.",
      ],
      button: "Принять приглашение",
      after: [
        "Приглашение действует 14 дней и работает один раз.",
        "Если это письмо не вам, делать ничего не нужно.",
      ],
    },
  },
};
