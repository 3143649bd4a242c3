/** The languages of the product; the first is the fallback. */
export const languages = ["et", "en", "ru"] as const;

export type Language = (typeof languages)[number];

/** The same words in every language of the product. */
export type Text = Record<Language, string>;
