import { useTranslation } from "react-i18next";
import { languageNames } from "../../i18n/i18n.ts";
import { isLanguage } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import type { Content, CourseDraft } from "./queries.ts";

type Problem = CourseDraft["missing"][number];

/** What is wrong with a draft, with the lesson, the material, the field and the language that it is about. */
export function useDraftProblemText(
  { lessons }: Pick<Content, "lessons">,
): (problem: Problem) => string {
  const { t } = useTranslation();
  const language = useLanguage();

  function lessonName(at: number): string {
    const title = lessons[at]?.title[language];
    const nth = t("drafts.lessons.nth", { nth: at + 1 });
    return title ? `${nth} (${title})` : nth;
  }

  const fields: Record<string, string> = {
    title: t("drafts.materials.title"),
    outcome: t("drafts.edit.outcome"),
    body: t("drafts.materials.body"),
    task: t("drafts.materials.task"),
    url: t("drafts.materials.url"),
    captions: t("drafts.materials.captions"),
    file: t("drafts.materials.chooseFile"),
    materials: t("drafts.lessons.contents"),
    lessons: t("drafts.lessons.heading"),
    access: t("drafts.edit.access"),
    priceCents: t("drafts.edit.price"),
  };

  return ({ path, message }) => {
    const [part = "", id = "", ...rest] = path.split(".");
    const ofLesson = lessons.findIndex((lesson) => lesson.id === id);
    const ofMaterial = lessons.findIndex(({ materials }) => materials.some((one) => one.id === id));
    const material = lessons[ofMaterial]?.materials.find((one) => one.id === id);
    const isInside = ofLesson >= 0 || material !== undefined;
    const [field = "", suffix = ""] = isInside ? rest : [part, id];
    const inLanguage = isLanguage(suffix) ? ` (${languageNames[suffix]})` : "";
    const name = fields[field];
    const where = [
      ...(isInside ? [lessonName(Math.max(ofLesson, ofMaterial))] : []),
      ...(material ? [t(`drafts.kinds.${material.kind}`)] : []),
      ...(name ? [name + inLanguage] : []),
    ];
    return where.length === 0 ? message : `${where.join(", ")}: ${message}`;
  };
}
