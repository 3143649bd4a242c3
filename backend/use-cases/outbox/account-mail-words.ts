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
        "Пароль вашего аккаунта изменён, на других устройствах выполнен выход.",
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
        "Aadress vahetub, kui mõlemad postkastid on nõus. Link kehtib 24 tundi ja toimib ühe korra.",
        "Kui see ei olnud sina, siis ära vajuta nuppu ja vaheta parool.",
      ],
    },
    en: {
      subject: "Change your email address?",
      lines: ["Hello!", "Your account is to move to a new address:"],
      details: ["{newEmail}"],
      button: "I agree",
      after: [
        "It moves when both mailboxes agree. The link works once, within 24 hours.",
        "If it was not you, leave the button alone and change your password.",
      ],
    },
    ru: {
      subject: "Сменить адрес почты?",
      lines: ["Здравствуйте!", "Ваш аккаунт хотят перенести на новый адрес:"],
      details: ["{newEmail}"],
      button: "Согласиться",
      after: [
        "Адрес сменится, когда согласятся оба ящика. Ссылка работает один раз в течение 24 часов.",
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
        "Aadress vahetub, kui ka vana postkast on nõus. Link kehtib 24 tundi ja toimib ühe korra.",
        "Kui sa seda ei soovinud, siis ei pea sa midagi tegema.",
      ],
    },
    en: {
      subject: "Confirm your new address",
      lines: ["Hello!", "Confirm that this is the new address of your account."],
      button: "Confirm address",
      after: [
        "It changes when the old mailbox agrees too. The link works once, within 24 hours.",
        "If you did not ask for this, there is nothing you need to do.",
      ],
    },
    ru: {
      subject: "Подтвердите новый адрес",
      lines: ["Здравствуйте!", "Подтвердите, что это новый адрес вашего аккаунта."],
      button: "Подтвердить адрес",
      after: [
        "Адрес сменится, когда согласится и старый ящик. Ссылка работает один раз в течение 24 часов.",
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
      subject: "У вас уже есть аккаунт",
      lines: [
        "Здравствуйте!",
        "Кто-то хотел перенести сюда другой аккаунт, но у этого адреса он уже есть.",
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
        "Приглашаем вас как специалиста. Создайте аккаунт, и ваша страница в ваших руках.",
      ],
      button: "Принять приглашение",
      after: [
        "Приглашение действует 14 дней и работает один раз.",
        "Если это письмо не вам, делать ничего не нужно.",
      ],
    },
  },
};
