import type { Language } from "../../domain/text.ts";
import en from "./session-texts/en.json" with { type: "json" };
import et from "./session-texts/et.json" with { type: "json" };
import ru from "./session-texts/ru.json" with { type: "json" };

export type SessionTexts = typeof en;

export const sessionTexts: Record<Language, SessionTexts> = { et, en, ru };
