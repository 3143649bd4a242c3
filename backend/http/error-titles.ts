import type { ErrorCode } from "../domain/errors.ts";
import type { Text } from "../domain/text.ts";

/** What each refusal says to a person. */
export const titles: Record<ErrorCode, Text> = {
  ERR_INVALID_INPUT: {
    et: "Palun vaata sisestatu üle.",
    en: "Please check what you entered.",
    ru: "Проверьте, пожалуйста, введённые данные.",
  },
  ERR_MALFORMED_JSON: {
    et: "Päringu sisu ei ole korrektne JSON.",
    en: "The body of the request is not valid JSON.",
    ru: "Тело запроса — не корректный JSON.",
  },
  ERR_SIGN_IN_FAILED: {
    et: "Sisselogimine ei õnnestunud. Palun proovi uuesti.",
    en: "Signing in did not work. Please try again.",
    ru: "Войти не удалось. Попробуйте ещё раз.",
  },
  ERR_SIGN_IN_CANCELLED: {
    et: "Sisselogimine jäi pooleli.",
    en: "You did not finish signing in.",
    ru: "Вход не был завершён.",
  },
  ERR_EMAIL_MISSING: {
    et: "Meile ei antud sinu e-posti aadressi. Luba selle jagamine või logi sisse e-postiga.",
    en: "Your email address was not shared with us. Allow it, or sign in with email.",
    ru: "Нам не передали ваш адрес почты. Разрешите это или войдите по почте.",
  },
  ERR_PROVIDER_EMAIL_UNVERIFIED: {
    et: "Sinu e-posti aadress on seal veel kinnitamata. Kinnita see ja proovi uuesti.",
    en: "Your email address is not confirmed there yet. Confirm it and try again.",
    ru: "Ваша почта там ещё не подтверждена. Подтвердите её и попробуйте снова.",
  },
  ERR_ACCOUNT_EXISTS: {
    et: "Selle aadressiga on juba konto. Logi sisse nii nagu varem.",
    en: "There already is an account with this address. Sign in the way you did before.",
    ru: "С этим адресом уже есть учётная запись. Войдите так же, как раньше.",
  },
  ERR_LAST_SIGN_IN_METHOD: {
    et: "See on sinu ainus viis sisse logida. Vali enne parool.",
    en: "This is your only way to sign in. Choose a password first.",
    ru: "Это ваш единственный способ входа. Сначала задайте пароль.",
  },
  ERR_INVALID_TOKEN: {
    et: "See link on aegunud või juba kasutatud.",
    en: "This link has expired or was already used.",
    ru: "Эта ссылка устарела или уже использована.",
  },
  ERR_WEAK_PASSWORD: {
    et: "See parool on liiga levinud või liiga lühike.",
    en: "This password is too common or too short.",
    ru: "Этот пароль слишком простой или короткий.",
  },
  ERR_UNAUTHORIZED: {
    et: "Palun logi kõigepealt sisse.",
    en: "Please log in first.",
    ru: "Сначала войдите, пожалуйста.",
  },
  ERR_BAD_CREDENTIALS: {
    et: "E-posti aadress või parool ei klapi.",
    en: "The email address or the password does not match.",
    ru: "Адрес или пароль не совпадают.",
  },
  ERR_EMAIL_NOT_VERIFIED: {
    et: "Kinnita kõigepealt oma e-posti aadress. Saatsime sulle lingi.",
    en: "Please confirm your email address first. We have sent you a link.",
    ru: "Сначала подтвердите адрес почты. Мы отправили вам ссылку.",
  },
  ERR_WRONG_PASSWORD: {
    et: "See ei ole sinu praegune parool.",
    en: "This is not your current password.",
    ru: "Это не ваш текущий пароль.",
  },
  ERR_FORBIDDEN: {
    et: "Selleks ei ole sul õigust.",
    en: "You are not allowed to do this.",
    ru: "У вас нет на это прав.",
  },
  ERR_CROSS_SITE: {
    et: "See päring tuli teiselt lehelt.",
    en: "This request came from another site.",
    ru: "Этот запрос пришёл с другого сайта.",
  },
  ERR_NOT_FOUND: {
    et: "Seda me ei leidnud.",
    en: "We could not find this.",
    ru: "Мы этого не нашли.",
  },
  ERR_METHOD_NOT_ALLOWED: {
    et: "Seda siin teha ei saa.",
    en: "This cannot be done here.",
    ru: "Здесь этого сделать нельзя.",
  },
  ERR_DUPLICATE_ENTITY: {
    et: "Selline kirje on juba olemas.",
    en: "This already exists.",
    ru: "Такая запись уже есть.",
  },
  ERR_SLOT_TAKEN: {
    et: "See aeg võeti hetk tagasi.",
    en: "That time was just taken.",
    ru: "Это время только что заняли.",
  },
  ERR_SLOT_NOT_OFFERED: {
    et: "Seda aega ei pakuta.",
    en: "That time is not offered.",
    ru: "Это время не предлагается.",
  },
  ERR_CLIENT_BUSY: {
    et: "Sul on sel ajal juba teine kohtumine.",
    en: "You already have another session at that time.",
    ru: "У вас уже есть другая встреча в это время.",
  },
  ERR_HOLD_EXPIRED: {
    et: "Hoidsime aega viis minutit, nüüd on see vaba teistele.",
    en: "We kept the time for five minutes; now it is open to others.",
    ru: "Мы держали время пять минут, теперь оно доступно другим.",
  },
  ERR_ONCE_PER_CLIENT: {
    et: "Tutvumiskõnele saab sama praktiku juurde tulla ühe korra.",
    en: "A first conversation with the same practitioner can be booked once.",
    ru: "Ознакомительный звонок с одним и тем же специалистом бывает один раз.",
  },
  ERR_RESCHEDULE_AT_PROVIDER: {
    et: "Seda broneeringut saab muuta broneerimisteenuse enda lehel.",
    en: "This booking can be moved on the booking service's own page.",
    ru: "Перенести эту запись можно на странице сервиса записи.",
  },
  ERR_CANCEL_AT_PROVIDER: {
    et: "Ühest kohast grupis saab loobuda broneerimisteenuse enda lehel.",
    en: "One place in a group is given up on the booking service's own page.",
    ru: "Отказаться от одного места в группе можно на странице сервиса записи.",
  },
  ERR_AVAILABILITY_AT_PROVIDER: {
    et: "Vabu aegu hallatakse broneerimisteenuses, mitte siin.",
    en: "Free times are kept at the booking service, not here.",
    ru: "Свободное время настраивается в сервисе записи, а не здесь.",
  },
  ERR_CALENDAR_ADDRESS: {
    et: "Sellelt aadressilt me kalendrit ei loe. Vaja on avalikku https-aadressi.",
    en: "We do not read calendars from this address. It has to be a public https address.",
    ru: "С этого адреса мы календарь не читаем. Нужен общедоступный адрес https.",
  },
  ERR_CALENDAR_UNREADABLE: {
    et: "See ei ole kalendrifail, mida oskaksime lugeda.",
    en: "This is not a calendar file that we can read.",
    ru: "Это не файл календаря, который мы можем прочесть.",
  },
  ERR_CALENDAR_UNREACHABLE: {
    et: "Kalender ei vastanud. Proovi hiljem uuesti.",
    en: "The calendar did not answer. Try again later.",
    ru: "Календарь не ответил. Попробуйте позже.",
  },
  ERR_ILLEGAL_TRANSITION: {
    et: "Selle kohtumisega enam nii teha ei saa.",
    en: "This can no longer be done with the session.",
    ru: "С этой встречей так сделать уже нельзя.",
  },
  ERR_REQUEST_IN_PROGRESS: {
    et: "Sama päring on alles pooleli.",
    en: "The same request is still being worked on.",
    ru: "Такой же запрос ещё выполняется.",
  },
  ERR_NOT_FINISHED: {
    et: "Seda saab teha pärast kohtumist.",
    en: "This can be done after the session.",
    ru: "Это можно сделать после встречи.",
  },
  ERR_NOBODY_MET: {
    et: "Kohtumine jäi ära, seetõttu ei saa seda hinnata.",
    en: "You did not meet at this session, so it cannot be rated.",
    ru: "Эта встреча не состоялась, поэтому оценить её нельзя.",
  },
  ERR_RATING_CLOSED: {
    et: "Hinnangut sai muuta 14 päeva.",
    en: "The rating could be changed for 14 days.",
    ru: "Оценку можно было изменить в течение 14 дней.",
  },
  ERR_PRACTICE_OPEN: {
    et: "Sul on praktiku leht. Kirjuta meile, sulgeme selle enne.",
    en: "You have a practitioner’s page. Write to us to close it first.",
    ru: "У вас есть страница специалиста. Напишите нам, чтобы сначала закрыть её.",
  },
  ERR_BOOKING_NOT_CONFIRMED: {
    et: "Kalender seda broneeringut ei kinnita.",
    en: "The calendar does not confirm this booking.",
    ru: "Календарь не подтверждает эту запись.",
  },
  ERR_STALE: {
    et: "Seda muudeti vahepeal mujal. Laadi leht uuesti.",
    en: "Somebody changed this in between. Load it again.",
    ru: "Это успели изменить. Загрузите страницу снова.",
  },
  ERR_TOO_LARGE: {
    et: "See on liiga suur.",
    en: "This is too large.",
    ru: "Это слишком большой объём.",
  },
  ERR_UNSUPPORTED_MEDIA_TYPE: {
    et: "Seda liiki sisu me vastu ei võta.",
    en: "We do not accept this kind of content.",
    ru: "Такой тип содержимого не принимается.",
  },
  ERR_IDEMPOTENCY_MISMATCH: {
    et: "Sama võtmega tehti enne teistsugune päring.",
    en: "A different request was made with the same key before.",
    ru: "С этим ключом раньше был сделан другой запрос.",
  },
  ERR_TOO_MANY_REQUESTS: {
    et: "Liiga palju katseid. Oota veidi ja proovi siis uuesti.",
    en: "Too many attempts. Wait a little and try again.",
    ru: "Слишком много попыток. Подождите немного и попробуйте снова.",
  },
  ERR_INTERNAL: {
    et: "Midagi läks meie pool valesti.",
    en: "Something went wrong on our side.",
    ru: "Что-то пошло не так на нашей стороне.",
  },
  ERR_PROVIDER_UNAVAILABLE: {
    et: "Kalender praegu ei vasta. Proovi veidi aja pärast.",
    en: "The calendar does not answer right now. Try again in a moment.",
    ru: "Календарь сейчас не отвечает. Попробуйте чуть позже.",
  },
  ERR_UNAVAILABLE: {
    et: "Teenus on hetkel hõivatud. Proovi veidi aja pärast.",
    en: "The service is busy. Try again in a moment.",
    ru: "Сервис сейчас занят. Попробуйте чуть позже.",
  },
  ERR_STORAGE_FULL: {
    et: "Ruum sai otsa. Lugemine töötab edasi.",
    en: "There is no space left. Reading still works.",
    ru: "Место закончилось. Чтение по-прежнему работает.",
  },
};
