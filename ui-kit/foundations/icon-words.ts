import { type IconName, iconNames } from "../controls/icon-names.ts";
import { iconFamilies } from "./icon-meanings.ts";

/** What people search an icon by, in English, Estonian and Russian, beside its name. */
export const iconWords: Record<IconName, string> = {
  "archive": "store box, arhiiv arhiveeri, архив",
  "arrow-left": "back previous, nool vasakule tagasi, стрелка влево назад",
  "arrow-right": "next forward, nool paremale edasi, стрелка вправо вперёд",
  "arrow-up": "top, nool üles, стрелка вверх наверх",
  "badge-check": "verified checked credential, kontrollitud tõendatud märk, проверено подтверждено",
  "ban": "forbidden block stop, keelatud blokeeri, запрет блокировать нельзя",
  "book-open": "read course article, raamat loe kursus, книга читать курс",
  "bookmark": "keep save shortlist, järjehoidja jäta meelde, закладка сохранить",
  "calendar": "date day, kalender kuupäev päev, календарь дата день",
  "calendar-check": "booked session, broneeritud kohtumine, запись встреча подтверждена",
  "calendar-off": "away day off holiday, puhkus vaba päev, отпуск выходной",
  "calendar-plus": "book add session, broneeri lisa kohtumine, записаться добавить встречу",
  "camera": "photo picture, kaamera foto pilt, камера фото снимок",
  "captions": "subtitles, subtiitrid, субтитры",
  "check": "done yes ok tick, valmis jah linnuke, готово да галочка",
  "chevron-down": "open expand, ava alla, раскрыть вниз",
  "chevron-left": "previous back, eelmine tagasi, предыдущий назад",
  "chevron-right": "next forward, järgmine edasi, следующий вперёд",
  "chevron-up": "close collapse, sulge üles, свернуть вверх",
  "circle-alert": "error problem, viga probleem, ошибка проблема",
  "circle-check": "success done, õnnestus valmis, успех готово",
  "circle-dashed": "open not done, tegemata pooleli, не сделано не начато",
  "clock": "time duration hours, kell aeg kestus, часы время длительность",
  "cloud-off": "offline no connection, ühenduseta võrguta, нет связи офлайн",
  "copy": "duplicate clipboard, kopeeri, копировать",
  "download": "save export, laadi alla, скачать сохранить",
  "external-link": "new tab, uus aken väline link, новая вкладка внешняя ссылка",
  "eye": "show view visible, silm näita vaata, глаз показать видно",
  "eye-off": "hide hidden, peida peidetud, скрыть скрыто",
  "facebook": "sign in, logi sisse, войти фейсбук",
  "file-text": "document note page, fail dokument, файл документ",
  "fingerprint": "passkey, sõrmejälg pääsuvõti, отпечаток ключ доступа",
  "flag": "report complaint, lipp kaeba teata, флаг жалоба сообщить",
  "gift": "gift card present, kingitus kinkekaart, подарок подарочная карта",
  "git-compare-arrows": "compare difference, võrdle erinevus, сравнить отличие",
  "globe": "web language world, maailm veeb keel, мир сайт язык",
  "google": "sign in, logi sisse, войти гугл",
  "grip-vertical": "drag handle order, lohista järjesta, перетащить порядок",
  "headphones": "listen audio, kuula kõrvaklapid heli, слушать наушники звук",
  "history": "past earlier versions, ajalugu varasem, история раньше версии",
  "image-plus": "add picture photo, lisa pilt foto, добавить картинку фото",
  "info": "about hint, info teave, информация сведения",
  "keyboard": "keys shortcuts, klaviatuur klahvid, клавиатура клавиши",
  "languages": "translate, keeled tõlge, языки перевод",
  "layout-dashboard": "overview home panel, ülevaade töölaud, обзор панель",
  "life-buoy": "help crisis support, abi kriis päästerõngas, помощь кризис поддержка",
  "link": "address url, link aadress, ссылка адрес",
  "list": "rows items, loend nimekiri, список",
  "list-checks": "tasks to do test, ülesanded test, задачи дела тест",
  "lock": "private closed secure, lukk privaatne, замок закрыто приватно",
  "log-in": "sign in enter, logi sisse, войти вход",
  "log-out": "sign out leave, logi välja, выйти выход",
  "mail": "email letter, e-kiri meil, почта письмо",
  "map": "plan area, kaart, карта",
  "map-pin": "place address location, koht asukoht aadress, место адрес",
  "menu": "navigation hamburger, menüü, меню",
  "messages-square": "chat conversation, sõnumid vestlus, сообщения переписка",
  "message-circle-question-mark": "question ask, küsimus küsi, вопрос спросить",
  "minus": "less remove subtract, vähem miinus, меньше минус",
  "monitor": "computer screen device, arvuti ekraan seade, компьютер экран устройство",
  "moon": "dark night mode, kuu tume öö, луна тёмная ночь",
  "move": "drag shift reschedule, liiguta nihuta, переместить сдвинуть",
  "notebook-pen": "journal diary note, päevik märkmed, дневник заметки",
  "package": "sessions bundle, pakett, пакет",
  "palette": "colours theme look, värvid kujundus, палитра цвета оформление",
  "panel-left": "side navigation sidebar, külgriba, боковая панель",
  "pause": "stop wait, paus peata, пауза остановить",
  "pen-line": "write sign edit, kirjuta allkiri, писать подпись",
  "pencil": "edit change, pliiats muuda, карандаш изменить редактировать",
  "phone": "call number, telefon helista, телефон позвонить",
  "play": "start listen watch, esita käivita, воспроизвести пуск",
  "plus": "add new more, lisa uus pluss, добавить новый плюс",
  "printer": "print paper, prindi trüki, печать принтер",
  "refresh-cw": "reload repeat again, värskenda uuesti, обновить повторить",
  "rotate-ccw": "undo restore reset, võta tagasi taasta, отменить вернуть восстановить",
  "scroll-text": "terms rules audit log, tingimused reeglid, условия правила журнал",
  "search": "find look for, otsi luup, поиск найти лупа",
  "share-2": "send link, jaga, поделиться",
  "send": "submit message, saada, отправить",
  "shield-alert": "safety warning risk, ohutus hoiatus risk, безопасность риск",
  "shield-check": "safe protected, turvaline kaitstud, безопасно защита",
  "sliders-horizontal": "filters settings, filtrid seaded, фильтры настройки",
  "smartphone": "mobile device, nutitelefon seade, смартфон устройство",
  "sprout": "growth plant new, võrse kasv taim, росток рост растение",
  "star": "rating favourite review, täht hinnang, звезда оценка отзыв",
  "sun": "light day mode, päike hele, солнце светлая день",
  "trash-2": "delete remove bin, prügikast kustuta eemalda, корзина удалить",
  "triangle-alert": "warning caution danger, hoiatus ettevaatust, предупреждение осторожно",
  "upload": "send file, laadi üles, загрузить файл",
  "user-round": "person profile account, inimene kasutaja profiil, человек профиль пользователь",
  "users": "people group clients, inimesed grupp kliendid, люди группа клиенты",
  "video": "call online, video videokõne veebis, видео видеозвонок онлайн",
  "wallet": "money payment earnings, rahakott makse raha, кошелёк деньги оплата",
  "x": "close cancel remove, sulge tühista, закрыть отмена крестик",
};

type Meaning = { en: string; et: string; ru: string };

export const iconMeanings = Object.fromEntries(
  iconFamilies.flatMap(({ icons }) => icons.map(({ icon, ...meaning }) => [icon, meaning])),
) as Record<IconName, Meaning>;

const texts = new Map(
  iconNames.map((name) => {
    const { en, et, ru } = iconMeanings[name];
    return [name, plain([name, iconWords[name], en, et, ru].join(" "))];
  }),
);

/** Icons of which the name, the words or the meaning have every word of a text, in any of the three languages. */
export function findIcons(text: string): IconName[] {
  const words = plain(text).split(/[\s-]+/);
  return iconNames.filter((name) => words.every((word) => texts.get(name)!.includes(word)));
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll("ё", "е");
}
