export const languages = ["et", "en", "ru"] as const;

export type Language = (typeof languages)[number];

/** A text in every language. */
export type Text = Record<Language, string>;
