import type { IconFamily } from "./icon-family.ts";

/** Icons of what a control does. */
export const actionIcons: IconFamily[] = [
  {
    name: "Directions and folding",
    icons: [
      {
        icon: "arrow-right",
        en: "The way on, beside the words of a link",
        et: "Tee edasi, lingi sõnade kõrval",
        ru: "Путь дальше, рядом со словами ссылки",
      },
      {
        icon: "arrow-up",
        en: "To the top of the page, or the order of a column",
        et: "Lehe algusse või veeru järjestus",
        ru: "К началу страницы или порядок столбца",
      },
      {
        icon: "chevron-down",
        en: "Opens what is folded, or a menu",
        et: "Avab kokkupandu või menüü",
        ru: "Раскрывает свёрнутое или меню",
      },
      {
        icon: "chevron-up",
        en: "Closes what is open, or moves an item up",
        et: "Suleb avatu või tõstab rea ülespoole",
        ru: "Сворачивает открытое или поднимает строку выше",
      },
      {
        icon: "chevron-left",
        en: "The week or month before",
        et: "Eelmine nädal või kuu",
        ru: "Предыдущая неделя или месяц",
      },
      {
        icon: "chevron-right",
        en: "The week or month after, or the next part of a path",
        et: "Järgmine nädal või kuu või tee järgmine osa",
        ru: "Следующая неделя или месяц, либо следующая часть пути",
      },
      {
        icon: "external-link",
        en: "Leads to a page of others, in a new tab",
        et: "Viib võõrale lehele, uuele kaardile",
        ru: "Ведёт на чужую страницу, в новой вкладке",
      },
      {
        icon: "menu",
        en: "Opens the navigation on a narrow screen",
        et: "Avab kitsal ekraanil navigatsiooni",
        ru: "Открывает навигацию на узком экране",
      },
      {
        icon: "panel-left",
        en: "Folds the side navigation, or shows it",
        et: "Peidab külgmenüü või näitab seda",
        ru: "Сворачивает боковое меню или показывает его",
      },
    ],
  },
  {
    name: "Adding, removing and ordering",
    icons: [
      {
        icon: "plus",
        en: "Adds one more to a list; zooms in",
        et: "Lisab loendisse ühe juurde; suurendab kaarti",
        ru: "Добавляет ещё одно в список; приближает карту",
      },
      {
        icon: "minus",
        en: "One less; not included; zooms out",
        et: "Ühe võrra vähem; ei kuulu hinna sisse; vähendab kaarti",
        ru: "На одно меньше; не входит; отдаляет карту",
      },
      {
        icon: "x",
        en: "Closes or clears; declined",
        et: "Suleb või tühjendab; tagasi lükatud",
        ru: "Закрывает или очищает; отклонено",
      },
      {
        icon: "trash-2",
        en: "Deletes for good",
        et: "Kustutab jäädavalt",
        ru: "Удаляет навсегда",
      },
      {
        icon: "archive",
        en: "Put away and no longer offered, but not deleted",
        et: "Kõrvale pandud ega ole enam pakkumisel, kuid kustutamata",
        ru: "Убрано и больше не предлагается, но не удалено",
      },
      {
        icon: "copy",
        en: "Copies a text, such as a key or a code",
        et: "Kopeerib teksti, näiteks võtme või koodi",
        ru: "Копирует текст, например ключ или код",
      },
      {
        icon: "grip-vertical",
        en: "The place to drag a row by",
        et: "Koht, millest rida lohistada",
        ru: "Место, за которое перетаскивают строку",
      },
      {
        icon: "move",
        en: "Changes the order, or moves a session",
        et: "Muudab järjekorda või tõstab kohtumise ümber",
        ru: "Меняет порядок или переносит встречу",
      },
      {
        icon: "image-plus",
        en: "Adds a picture to a profile or a text",
        et: "Lisab profiilile või tekstile pildi",
        ru: "Добавляет картинку в профиль или текст",
      },
    ],
  },
  {
    name: "Finding and keeping",
    icons: [
      {
        icon: "search",
        en: "Finds practitioners, sessions or records",
        et: "Otsib praktikuid, kohtumisi või kirjeid",
        ru: "Ищет специалистов, встречи или записи",
      },
      {
        icon: "sliders-horizontal",
        en: "Opens the filters of a list",
        et: "Avab loendi filtrid",
        ru: "Открывает фильтры списка",
      },
      {
        icon: "bookmark",
        en: "Keeps for later: a practitioner, a search, the test",
        et: "Jätab hilisemaks: praktiku, otsingu, testi",
        ru: "Сохраняет на потом: специалиста, поиск, тест",
      },
      {
        icon: "star",
        en: "A rating or a review; the main picture",
        et: "Hinnang või arvustus; peamine pilt",
        ru: "Оценка или отзыв; главное фото",
      },
      {
        icon: "git-compare-arrows",
        en: "Two versions that differ",
        et: "Kaks erinevat versiooni",
        ru: "Две версии, которые различаются",
      },
      {
        icon: "link",
        en: "The address of a page, to copy or to open",
        et: "Lehe aadress, mida kopeerida või avada",
        ru: "Адрес страницы, чтобы скопировать или открыть",
      },
      {
        icon: "list",
        en: "Shows rows instead of a map or a calendar",
        et: "Näitab kaardi või kalendri asemel ridu",
        ru: "Показывает строки вместо карты или календаря",
      },
      {
        icon: "list-checks",
        en: "Tasks that wait; the test with its questions",
        et: "Ootavad ülesanded; test oma küsimustega",
        ru: "Задачи, которые ждут; тест с вопросами",
      },
      {
        icon: "map",
        en: "Shows places on a map",
        et: "Näitab kohti kaardil",
        ru: "Показывает места на карте",
      },
    ],
  },
  {
    name: "Files and paper",
    icons: [
      {
        icon: "download",
        en: "Saves a file on the device",
        et: "Salvestab faili seadmesse",
        ru: "Сохраняет файл на устройстве",
      },
      {
        icon: "upload",
        en: "Takes a file from the device",
        et: "Võtab seadmest faili",
        ru: "Берёт файл с устройства",
      },
      {
        icon: "printer",
        en: "Prints the page",
        et: "Prindib lehe",
        ru: "Печатает страницу",
      },
    ],
  },
];
