import type { Language, Text } from "./text.ts";

export const consentPurposes = [
  "bookings",
  "notes",
  "searches",
  "test-results",
  "test-sharing",
  "questions",
] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** Consent to one version of the terms, given in one language. Instants in ms. */
export type Consent = {
  id: string;
  userId: string;
  purpose: ConsentPurpose;
  version: number;
  language: Language;
  textHash: string;
  /** The version of the page about privacy that was published then; null before versions were counted. */
  privacyVersion: number | null;
  givenAt: number;
  withdrawnAt: number | null;
};

export const consentTerms: Record<ConsentPurpose, { version: number; text: Text }> = {
  bookings: {
    version: 1,
    text: {
      et:
        "Luban hoida oma broneeringuid ja näidata neid praktikule, kelle juurde lähen. Need võivad rääkida minu tervisest.",
      en:
        "You may keep my bookings and show them to the practitioner I go to. They may say something about my health.",
      ru:
        "Разрешаю хранить мои записи и показывать их специалисту, к которому я иду. Они могут говорить о моём здоровье.",
    },
  },
  notes: {
    version: 1,
    text: {
      et:
        "Luban hoida oma päeviku märkmeid ja hinnanguid. Märkmeid ei loe keegi peale minu; kommentaare ja hinnanguid näeb ka minu praktik.",
      en:
        "You may keep the notes and ratings of my journal. Nobody but me reads the notes; comments and ratings are seen by my practitioner too.",
      ru:
        "Разрешаю хранить заметки и оценки моего дневника. Заметки не читает никто, кроме меня; комментарии и оценки видит и мой специалист.",
    },
  },
  searches: {
    version: 1,
    text: {
      et:
        "Luban hoida oma salvestatud otsinguid ja kirjutada, kui neile vastab keegi uus. Otsingud võivad rääkida minu tervisest.",
      en:
        "You may keep my saved searches and write when somebody new fits them. Searches may say something about my health.",
      ru:
        "Разрешаю хранить мои сохранённые поиски и писать, когда им отвечает кто-то новый. Поиски могут говорить о моём здоровье.",
    },
  },
  "test-results": {
    version: 3,
    text: {
      et:
        "Luban oma vastused ja tulemused salvestada minu kontole, et saaksin neid hiljem vaadata ning hoiatusi näha otsingus ja enne broneerimist.",
      en:
        "I allow my answers and results to be saved to my account so that I can see them later and be shown warnings in search and before booking.",
      ru:
        "Разрешаю сохранить мои ответы и результаты в моей учётной записи, чтобы видеть их позже и получать предупреждения в поиске и перед записью.",
    },
  },
  "test-sharing": {
    version: 1,
    text: {
      et:
        "Luban näidata praktikule, kelle juurde broneerin, neid testi hoiatusi, mille ma broneerides ise näitamiseks valin.",
      en:
        "You may show the practitioner with whom I book those warnings of the test that I choose to share when I book.",
      ru:
        "Разрешаю показывать специалисту, к которому я записываюсь, те предупреждения теста, которыми я решаю поделиться при записи.",
    },
  },
  questions: {
    version: 1,
    text: {
      et:
        "Luban hoida minu küsimusi praktikutele ja nende vastuseid ning näidata neid, koos testi hoiatustega, mille ma küsides ise näitamiseks valin, praktikule, kellelt küsin. Need võivad rääkida minu tervisest.",
      en:
        "You may keep my questions to practitioners and their answers, and show them to the practitioner I ask, with those warnings of the test that I choose to share when I ask. They may say something about my health.",
      ru:
        "Разрешаю хранить мои вопросы специалистам и их ответы и показывать их специалисту, которому я задаю вопрос, вместе с теми предупреждениями теста, которыми я решаю поделиться в вопросе. Они могут говорить о моём здоровье.",
    },
  },
};

/** The consent in force for a purpose: to the current version and not withdrawn, or null. */
export function consentInForce(consents: Consent[], purpose: ConsentPurpose): Consent | null {
  const { version } = consentTerms[purpose];
  return consents.findLast((consent) =>
    consent.purpose === purpose && consent.version === version && consent.withdrawnAt === null
  ) ?? null;
}
