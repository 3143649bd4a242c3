import { useTranslation } from "react-i18next";
import { config } from "../../config.ts";
import { useEditor } from "./editor-context.ts";

const known = [
  "ERR_REQUIRED",
  "ERR_OUT_OF_RANGE",
  "ERR_DUPLICATE_ENTITY",
  "ERR_EMAIL_NOT_CONFIRMED",
  "ERR_ADDRESS_IN_NAME",
  "ERR_OVERLAP",
] as const;

/** The sentences of the server name the limit. */
const limits = [
  "ERR_TOO_LONG",
  "ERR_TOO_SHORT",
  "ERR_TOO_BIG",
  "ERR_TOO_SMALL",
  "ERR_NOT_MULTIPLE_OF",
];

/** What is wrong with a field, in words. A field of a practice or a place also says that it is missing. */
export function useFieldError(): (path: string) => string | undefined {
  const { t } = useTranslation();
  const { problems, missing, isUntouched } = useEditor();
  return (path) => {
    const problem = problems.find((each) => each.path === path || each.path.startsWith(`${path}.`));
    if (problem) {
      if (limits.includes(problem.errCode)) return problem.message;
      const code = known.find((each) => each === problem.errCode);
      if (code) return t(`profile.problem.${code}`);
      return /(^|\.)(schedulingUrl|calendarUrl)$/.test(path)
        ? t("profile.problem.link", { origin: config.scheduling.origin })
        : t("profile.problem.other");
    }
    const isMissing = missing.some((each) => each.path === path);
    const field = path.split(".").at(-1);
    if (!isMissing || isUntouched(path) || !/^(practices|places)\./.test(path)) return undefined;
    return t(`profile.missing.at.${field as "priceCents"}`);
  };
}
