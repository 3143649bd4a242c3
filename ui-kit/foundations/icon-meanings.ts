import { actionIcons } from "./icon-meanings-actions.ts";
import { thingIcons } from "./icon-meanings-things.ts";
import type { IconFamily } from "./icon-family.ts";

/** Icons that are easily taken for each other. */
const alikeIcons: IconFamily[] = [
  {
    name: "Calendars",
    icons: [
      {
        icon: "calendar",
        en: "A date, a calendar or a new time for a session",
        et: "Kuupäev, kalender või kohtumise uus aeg",
        ru: "Дата, календарь или новое время встречи",
      },
      {
        icon: "calendar-check",
        en: "A session is booked; the list of sessions",
        et: "Kohtumine on broneeritud; kohtumiste loend",
        ru: "Встреча назначена; список встреч",
      },
      {
        icon: "calendar-plus",
        en: "Adds a session or more hours, or puts a session into the reader's calendar",
        et: "Lisab kohtumise või tunde või paneb kohtumise lugeja kalendrisse",
        ru: "Добавляет встречу или часы либо заносит встречу в календарь читателя",
      },
      {
        icon: "calendar-off",
        en: "Closed, lapsed or missed; the end of free cancelling",
        et: "Suletud, aegunud või ära jäänud; tasuta tühistamise lõpp",
        ru: "Закрыто, истекло или пропущено; конец бесплатной отмены",
      },
      {
        icon: "clock",
        en: "A time of day, a length or a wait",
        et: "Kellaaeg, kestus või ootamine",
        ru: "Время дня, длительность или ожидание",
      },
    ],
  },
  {
    name: "Warnings",
    icons: [
      {
        icon: "info",
        en: "Good to know, nothing to do",
        et: "Hea teada, midagi teha pole vaja",
        ru: "Полезно знать, делать ничего не нужно",
      },
      {
        icon: "triangle-alert",
        en: "A caution: read it before you go on",
        et: "Hoiatus: loe enne, kui jätkad",
        ru: "Осторожно: прочитайте, прежде чем продолжить",
      },
      {
        icon: "circle-alert",
        en: "A mistake or a failure, such as at a field",
        et: "Viga või tõrge, näiteks välja juures",
        ru: "Ошибка или сбой, например у поля",
      },
      {
        icon: "shield-alert",
        en: "A risk to health or to an account",
        et: "Oht tervisele või kontole",
        ru: "Риск для здоровья или учётной записи",
      },
      {
        icon: "ban",
        en: "An account or a right is switched off",
        et: "Konto või õigus on välja lülitatud",
        ru: "Учётная запись или право отключены",
      },
    ],
  },
  {
    name: "Done and confirmed",
    icons: [
      {
        icon: "check",
        en: "This one is chosen or agreed to",
        et: "See on valitud või sellega ollakse nõus",
        ru: "Это выбрано или принято",
      },
      {
        icon: "circle-check",
        en: "A step is done, an act has succeeded",
        et: "Samm on tehtud, tegevus õnnestus",
        ru: "Шаг сделан, действие удалось",
      },
      {
        icon: "circle-dashed",
        en: "Not done yet, or stated and not checked",
        et: "Veel tegemata või kinnitatud, aga kontrollimata",
        ru: "Ещё не сделано либо заявлено, но не проверено",
      },
      {
        icon: "badge-check",
        en: "A certificate that we have checked",
        et: "Tunnistus, mille oleme kontrollinud",
        ru: "Документ, который мы проверили",
      },
      {
        icon: "shield-check",
        en: "An approval, or rights of the team",
        et: "Heakskiit või meeskonna õigused",
        ru: "Одобрение или права команды",
      },
    ],
  },
  {
    name: "Back and again",
    icons: [
      {
        icon: "rotate-ccw",
        en: "Try again, take back, restore; money returned",
        et: "Proovi uuesti, võta tagasi, taasta; tagastatud raha",
        ru: "Повторить, отменить, восстановить; возврат денег",
      },
      {
        icon: "refresh-cw",
        en: "Runs or is saved right now; sends once more",
        et: "Töötab või salvestub praegu; saadab veel kord",
        ru: "Выполняется или сохраняется сейчас; отправляет ещё раз",
      },
      {
        icon: "history",
        en: "Earlier versions and what was before",
        et: "Varasemad versioonid ja see, mis oli enne",
        ru: "Прежние версии и то, что было раньше",
      },
      {
        icon: "arrow-left",
        en: "Back to the page before",
        et: "Tagasi eelmisele lehele",
        ru: "Назад на предыдущую страницу",
      },
    ],
  },
  {
    name: "Writing",
    icons: [
      {
        icon: "pencil",
        en: "Changes what is there",
        et: "Muudab olemasolevat",
        ru: "Изменяет то, что есть",
      },
      {
        icon: "pen-line",
        en: "Writes a text: a note, a review, an answer",
        et: "Kirjutab teksti: märkme, arvustuse, vastuse",
        ru: "Пишет текст: заметку, отзыв, ответ",
      },
      {
        icon: "notebook-pen",
        en: "The journal of the reader",
        et: "Lugeja päevik",
        ru: "Дневник читателя",
      },
      {
        icon: "file-text",
        en: "A document or a file",
        et: "Dokument või fail",
        ru: "Документ или файл",
      },
      {
        icon: "scroll-text",
        en: "A log: what happened, and who did it",
        et: "Logi: mis juhtus ja kes selle tegi",
        ru: "Журнал: что произошло и кто это сделал",
      },
    ],
  },
  {
    name: "Messages",
    icons: [
      {
        icon: "messages-square",
        en: "A conversation with a practitioner",
        et: "Vestlus praktikuga",
        ru: "Переписка со специалистом",
      },
      {
        icon: "message-circle-question-mark",
        en: "Ask before you book; a question of the test",
        et: "Küsi enne broneerimist; testi küsimus",
        ru: "Спросите до записи; вопрос теста",
      },
      {
        icon: "mail",
        en: "An e-mail or its address",
        et: "E-kiri või selle aadress",
        ru: "Письмо или адрес почты",
      },
      {
        icon: "send",
        en: "Sends what is written",
        et: "Saadab kirjutatu",
        ru: "Отправляет написанное",
      },
      {
        icon: "share-2",
        en: "Gives the link of a page to others",
        et: "Jagab lehe linki teistega",
        ru: "Делится ссылкой на страницу",
      },
    ],
  },
];

/** The meaning of every icon. */
export const iconFamilies: IconFamily[] = [...alikeIcons, ...actionIcons, ...thingIcons];
