export const languages = ["et", "en", "ru"] as const;

export type Language = (typeof languages)[number];

export type Text = Record<Language, string>;
