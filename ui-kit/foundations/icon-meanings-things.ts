import type { IconFamily } from "./icon-family.ts";

/** Icons of people, places, money and states. */
export const thingIcons: IconFamily[] = [
  {
    name: "Seen and heard",
    icons: [
      {
        icon: "eye",
        en: "Shows what is hidden; others can see this",
        et: "Näitab peidetut; teised näevad seda",
        ru: "Показывает скрытое; это видят другие",
      },
      {
        icon: "eye-off",
        en: "Hides what is shown; no longer recorded",
        et: "Peidab nähtava; enam ei jäädvustata",
        ru: "Прячет показанное; больше не записывается",
      },
      {
        icon: "play",
        en: "Starts a video or a recording",
        et: "Käivitab video või salvestise",
        ru: "Запускает видео или запись",
      },
      {
        icon: "pause",
        en: "Stops a recording for a while",
        et: "Peatab salvestise ajutiselt",
        ru: "Приостанавливает запись",
      },
      {
        icon: "camera",
        en: "A photo, in place of one that is missing",
        et: "Foto, puuduva pildi asemel",
        ru: "Фото, вместо отсутствующего снимка",
      },
      {
        icon: "captions",
        en: "A video has subtitles",
        et: "Videol on subtiitrid",
        ru: "У видео есть субтитры",
      },
      {
        icon: "headphones",
        en: "Something to listen to",
        et: "Midagi kuulamiseks",
        ru: "То, что можно послушать",
      },
      {
        icon: "keyboard",
        en: "The keys of a page",
        et: "Lehe klahvikäsud",
        ru: "Клавиши страницы",
      },
    ],
  },
  {
    name: "People and accounts",
    icons: [
      {
        icon: "user-round",
        en: "One person, or the own account",
        et: "Üks inimene või oma konto",
        ru: "Один человек или своя учётная запись",
      },
      {
        icon: "users",
        en: "Several people; a meeting in person",
        et: "Mitu inimest; kohtumine kohapeal",
        ru: "Несколько человек; личная встреча",
      },
      {
        icon: "log-in",
        en: "Signs in",
        et: "Logib sisse",
        ru: "Вход в учётную запись",
      },
      {
        icon: "log-out",
        en: "Signs out, or leaves the site",
        et: "Logib välja või lahkub saidilt",
        ru: "Выход из учётной записи или с сайта",
      },
      {
        icon: "lock",
        en: "Only its owner can open it",
        et: "Avada saab ainult omanik",
        ru: "Открыть может только владелец",
      },
      {
        icon: "fingerprint",
        en: "A passkey of the device",
        et: "Seadme pääsuvõti",
        ru: "Ключ доступа на устройстве",
      },
      {
        icon: "facebook",
        en: "Signs in with Facebook",
        et: "Logib sisse Facebooki kontoga",
        ru: "Вход через Facebook",
      },
      {
        icon: "google",
        en: "Signs in with Google",
        et: "Logib sisse Google’i kontoga",
        ru: "Вход через Google",
      },
      {
        icon: "smartphone",
        en: "A phone, such as for codes",
        et: "Telefon, näiteks koodide jaoks",
        ru: "Телефон, например для кодов",
      },
      {
        icon: "monitor",
        en: "A computer that is signed in",
        et: "Arvuti, millel ollakse sisse logitud",
        ru: "Компьютер, на котором выполнен вход",
      },
    ],
  },
  {
    name: "Places and ways to meet",
    icons: [
      {
        icon: "map-pin",
        en: "A place to come to",
        et: "Koht, kuhu tulla",
        ru: "Место, куда прийти",
      },
      {
        icon: "video",
        en: "A video call, or a video",
        et: "Videokõne või video",
        ru: "Видеозвонок или видео",
      },
      {
        icon: "phone",
        en: "A call, or a number to call",
        et: "Telefonikõne või number, millele helistada",
        ru: "Звонок или номер, по которому звонят",
      },
      {
        icon: "globe",
        en: "A time zone or the web",
        et: "Ajavöönd või veeb",
        ru: "Часовой пояс или интернет",
      },
      {
        icon: "languages",
        en: "The languages of a practitioner or a text",
        et: "Praktiku või teksti keeled",
        ru: "Языки специалиста или текста",
      },
    ],
  },
  {
    name: "Money",
    icons: [
      {
        icon: "gift",
        en: "A gift card",
        et: "Kinkekaart",
        ru: "Подарочная карта",
      },
      {
        icon: "package",
        en: "Several sessions at one price",
        et: "Mitu kohtumist ühe hinnaga",
        ru: "Несколько встреч по одной цене",
      },
      {
        icon: "wallet",
        en: "A price, a payment or earnings",
        et: "Hind, makse või tulu",
        ru: "Цена, оплата или доход",
      },
    ],
  },
  {
    name: "Care, states and pages",
    icons: [
      {
        icon: "life-buoy",
        en: "Help, and numbers for a crisis",
        et: "Abi ja kriisinumbrid",
        ru: "Помощь и телефоны на случай кризиса",
      },
      {
        icon: "sprout",
        en: "What suits and does good; a practice",
        et: "Mis sobib ja teeb head; praktika",
        ru: "То, что подходит и помогает; практика",
      },
      {
        icon: "flag",
        en: "Reported to the team",
        et: "Meeskonnale teatatud",
        ru: "Пожаловались команде",
      },
      {
        icon: "cloud-off",
        en: "No connection, or not loaded",
        et: "Ühendust pole või ei laadinud",
        ru: "Нет связи или не загрузилось",
      },
      {
        icon: "book-open",
        en: "A course or something to read",
        et: "Kursus või midagi lugemiseks",
        ru: "Курс или то, что можно почитать",
      },
      {
        icon: "layout-dashboard",
        en: "The overview page",
        et: "Ülevaate leht",
        ru: "Обзорная страница",
      },
      {
        icon: "moon",
        en: "Away or resting; dark mode",
        et: "Ära või puhkamas; tume režiim",
        ru: "Отсутствие или отдых; тёмный режим",
      },
      {
        icon: "sun",
        en: "A vacation; light mode",
        et: "Puhkus; hele režiim",
        ru: "Отпуск; светлый режим",
      },
      {
        icon: "palette",
        en: "The look of the site: colours and mode",
        et: "Saidi välimus: värvid ja režiim",
        ru: "Вид сайта: цвета и режим",
      },
    ],
  },
];
