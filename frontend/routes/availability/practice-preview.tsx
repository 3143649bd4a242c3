import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { addDays, dayIn } from "../../days.ts";
import { formatFor } from "../../i18n/formatter.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Draft } from "./draft.ts";
import { zoneOn } from "./draft-rules.ts";
import { useDebounced } from "./preview.tsx";
import { problemsOf } from "./problems.ts";
import { previewQuery } from "./queries.ts";
import { useProblemText } from "./use-labels.ts";

const shownTimes = 4;
const days = 30;

/** The next free times of a practice with a draft, in one line. */
export function PracticePreview({ draft, eventTypeUrl }: { draft: Draft; eventTypeUrl: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const problemText = useProblemText();
  const showFailure = useShowFailure();
  const previewed = useDebounced(draft);
  const from = dayIn(previewed.timeZone, Date.now());
  const { data, error } = useQuery({
    ...previewQuery({ draft: previewed, eventTypeUrl, from, to: addDays(from, days) }),
    placeholderData: keepPreviousData,
  });
  const problems = error instanceof ApiError ? error.problem?.errors : undefined;
  if (problems) {
    const texts = new Set(problemsOf(problems, previewed).map(problemText));
    return <Note tone="error">{[...texts].join(" ")}</Note>;
  }
  if (error) return <Note tone="error">{showFailure(error)}</Note>;
  const next = data?.flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })))
    .slice(0, shownTimes)
    .map(({ date, startsAt }) => formatFor(language, zoneOn(previewed, date)).dateTime(startsAt));
  return (
    <div role="status">
      {next?.length === 0 && <Note tone="warning">{t("availability.practice.noTimes")}</Note>}
      {(!next || next.length > 0) && (
        <Text size="small" tone="soft">
          {next
            ? t("availability.practice.next", { times: next.join(" · ") })
            : t("availability.preview.loading")}
        </Text>
      )}
    </div>
  );
}
