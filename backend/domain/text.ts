export const languages = ["et", "en", "ru"] as const;

export type Language = (typeof languages)[number];

export type Text = Record<Language, string>;

/** How times are written: English as in Europe, the day before the month and 24 hours. */
export const locales: Record<Language, string> = { et: "et-EE", en: "en-GB", ru: "ru-RU" };

/** Between the parts of a title, with spaces around it. */
export const titleDash: Record<Language, string> = { et: "–", en: "–", ru: "—" };
