import { escape } from "html-escaper";
import type { ErasedPart } from "../../domain/erasure-receipt.ts";
import { dayText } from "../../domain/money/money-text.ts";
import type { Language } from "../../domain/text.ts";
import type { SignedReceipt } from "../../use-cases/user/erasure-receipts.ts";

type Words = {
  title: string;
  number: string;
  erasedAt: string;
  deleted: string;
  account: string;
  parts: Record<ErasedPart, string>;
  nameless: string;
  sessions: string;
  reviews: string;
  purchases: string;
  backups: string;
  proof: string;
};

const words: Record<Language, Words> = {
  et: {
    title: "Kustutamise kviitung",
    number: "Number",
    erasedAt: "Kustutatud",
    deleted: "Kustutasime",
    account: "konto, sisselogimised ja seadmed, nõusolekud ja seaded",
    parts: {
      notes: "märkmed",
      ratings: "hinnangud",
      comments: "kommentaarid",
      exercises: "kursuste harjutused",
      testResults: "testi tulemused",
      clientQuestions: "küsimused praktikutele",
      savedSearches: "salvestatud otsingud",
      files: "failid ja pildid",
    },
    nameless: "Jäi alles sinu nimeta",
    sessions: "kohtumised, et praktikud saaksid oma tööst aru anda",
    reviews: "avaldatud arvustused, sest neist tuleb keskmine hinne",
    purchases: "ostude summad, sest seadus nõuab raamatupidamist seitse aastat",
    backups: "Varukoopiates ei ole sinu andmeid alates",
    proof: "Allkirjastatud sisu, mida saame kontrollida",
  },
  en: {
    title: "Receipt of the erasure",
    number: "Number",
    erasedAt: "Erased",
    deleted: "We deleted",
    account: "account, sign-ins and devices, consents and settings",
    parts: {
      notes: "notes",
      ratings: "ratings",
      comments: "comments",
      exercises: "exercises of courses",
      testResults: "test results",
      clientQuestions: "questions to practitioners",
      savedSearches: "saved searches",
      files: "files and pictures",
    },
    nameless: "Kept without your name",
    sessions: "sessions, so that practitioners can account for their work",
    reviews: "published reviews, because the average comes from them",
    purchases: "amounts of purchases, because the law wants the books of seven years",
    backups: "No backup has your data from",
    proof: "Signed content, which we can check",
  },
  ru: {
    title: "Квитанция об удалении",
    number: "Номер",
    erasedAt: "Удалено",
    deleted: "Мы удалили",
    account: "учётную запись, входы и устройства, согласия и настройки",
    parts: {
      notes: "заметки",
      ratings: "оценки",
      comments: "комментарии",
      exercises: "упражнения курсов",
      testResults: "результаты теста",
      clientQuestions: "вопросы специалистам",
      savedSearches: "сохранённые поиски",
      files: "файлы и фотографии",
    },
    nameless: "Осталось без вашего имени",
    sessions: "встречи, чтобы специалисты могли отчитаться о работе",
    reviews: "опубликованные отзывы, потому что из них складывается средняя оценка",
    purchases: "суммы покупок, потому что закон требует хранить бухгалтерию семь лет",
    backups: "В резервных копиях ваших данных нет с",
    proof: "Подписанное содержание, которое мы можем проверить",
  },
};

const style = "body{font:16px/1.5 Georgia,serif;max-width:40rem;margin:2rem auto;padding:0 1rem}" +
  "pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem}";

/** A page of its own, to keep or print; without scripts and without the person's name. */
export function erasureReceiptPage(
  { isMailed: _, ...receipt }: SignedReceipt,
  language: Language,
): string {
  const text = words[language];
  const day = (instant: number) => dayText(instant, language);
  const list = (items: string[]) =>
    `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join("")}</ul>`;
  const parts = Object.entries(receipt.deleted)
    .map(([part, count]) => `${text.parts[part as ErasedPart]}: ${count}`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${text.title}</title>` +
    `<style>${style}</style></head><body><h1>${text.title}</h1>` +
    `<p>${text.number}: ${receipt.number}</p><p>${text.erasedAt}: ${day(receipt.erasedAt)}</p>` +
    `<h2>${text.deleted}</h2>${list([text.account, ...parts])}<h2>${text.nameless}</h2>` +
    list([`${text.sessions}: ${receipt.namelessSessions}`, text.reviews, text.purchases]) +
    `<p>${text.backups}: ${day(receipt.backupsEndAt)}</p>` +
    `<h2>${text.proof}</h2><pre>${escape(JSON.stringify(receipt))}</pre></body></html>`;
}
