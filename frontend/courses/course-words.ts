import { useTranslation } from "react-i18next";
import type { components } from "../api/schema.d.ts";
import { languageNames } from "../i18n/i18n.ts";
import type { Language } from "../i18n/language.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useLanguage } from "../i18n/use-language.ts";
import type { CourseCard } from "./queries.ts";

type Text = components["schemas"]["CourseCard"]["title"];

/** A language in which the whole course is written: that of the page, where there is one. */
export function useCourseLanguage(languages: Language[]): Language {
  const language = useLanguage();
  return languages.includes(language) ? language : languages[0] ?? language;
}

/** The text in a language, or in one that has it. */
export function textIn(text: Text, language: Language): string {
  return text[language] || text.et || text.en || text.ru;
}

/** `lang` of what is not in the language of the page. */
export function useForeign(language: Language): Language | undefined {
  return useLanguage() === language ? undefined : language;
}

type AccessFacts = Pick<CourseCard, "access" | "priceCents" | "hasAccess">;

/** Length, lessons, owner and access of a course in words. */
export function useCourseFacts() {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return {
    length: ({ minutes, lessonCount }: Pick<CourseCard, "minutes" | "lessonCount">) =>
      `${format.minutes(minutes)}, ${t("courses.facts.lessons", { count: lessonCount })}`,
    access: ({ access, priceCents, hasAccess }: AccessFacts) =>
      access === "bought" && hasAccess
        ? t("courses.access.paid")
        : t(`courses.access.${access}`, { price: format.money(priceCents ?? 0) }),
    onlyIn: ({ languages }: Pick<CourseCard, "languages">) =>
      languages.includes(language) ? null : t("courses.facts.inLanguage", {
        language: format.list(languages.map((each) => languageNames[each])),
      }),
  };
}

export function lessonHref(courseId: string, lessonId: string): string {
  return `/courses/${courseId}/lesson/${lessonId}`;
}

/** Seconds as on a player: "9:48". */
export function clockText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}
