import { languages } from "../../i18n/language.ts";
import type { components } from "../../api/schema.d.ts";
import type { AdminValue } from "./upkeep-queries.ts";
import type { ValueKind } from "./value-kinds.ts";

type Content = components["schemas"]["DomainValueContent"];

/** What the form of a value holds. */
export type ValueDraft = Content & {
  code: string;
  summary: Content["labels"];
  helps: Help[];
};

export type Help = NonNullable<Content["helps"]>[number];

const none = { et: "", en: "", ru: "" };

export function emptyDraft(kind: ValueKind): ValueDraft {
  return {
    code: "",
    labels: none,
    synonyms: { et: [], en: [], ru: [] },
    group: kind === "THERAPY_TYPE" ? "somatic" : null,
    lat: null,
    lon: null,
    helps: [],
    summary: none,
  };
}

export function valueDraft(
  { code, labels, synonyms, group, lat, lon, helps }: AdminValue,
): ValueDraft {
  return { code, labels, synonyms, group, lat, lon, helps, summary: none };
}

export function wordsOf(text: string): string[] {
  return text.split(",").map((word) => word.trim()).filter((word) => word !== "");
}

/** A number as it is written in any of the languages; null for what is none. */
export function degreesOf(text: string): number | null {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? null : number;
}

/** As text, to compare two versions. `labelOf`: of a way of helping. */
export function draftText(
  { labels, synonyms, helps }: Pick<ValueDraft, "labels" | "synonyms" | "helps">,
  labelOf: (way: string) => string,
): string {
  const words = languages
    .map((language) => [labels[language], ...synonyms[language]].join(", "));
  const ways = helps.toSorted((a, b) => b.weight - a.weight)
    .map(({ way, weight }) => `${labelOf(way)} (${weight})`);
  return [...words, ...(ways.length > 0 ? [ways.join(", ")] : [])].join(" · ");
}
