import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import type { Day } from "../../days.ts";
import type { Open } from "./dialogs.tsx";
import { weekdayOf, withoutException } from "./draft.ts";
import type { Reason } from "./queries.ts";
import { goToRule } from "./rules.tsx";
import type { Editing } from "./use-editor.ts";
import { likelyPlace } from "./week-ranges.ts";

/** The rule that a reason comes from. */
const ruleOf = {
  "too-soon": "minimumNoticeMinutes",
  "beyond-horizon": "horizonDays",
  "off-step": "stepMinutes",
  "buffer": "bufferMinutes",
  "travel": "travelMinutes",
  "daily-maximum": "dailyMaximum",
} as const;

function isOfRule(code: Reason["code"]): code is keyof typeof ruleOf {
  return code in ruleOf;
}

/** What one can do about a reason. */
export function Remedies({ reason, day, editing, onOpen }: {
  reason: Reason;
  day: Day;
  editing: Editing;
  onOpen: Open;
}) {
  const { t } = useTranslation();
  const { draft, change } = editing;
  const { code, sessionId } = reason;
  const weekday = weekdayOf(day);
  const exception = draft.exceptions.find(({ date }) => date === day);
  const vacation = draft.vacations
    .find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
  const usual = {
    weekday,
    fromMinute: 600,
    toMinute: 840,
    placeId: likelyPlace(draft, weekday),
  };
  const remedies = [
    sessionId && { words: t("availability.why.openSession"), href: `/sessions?open=${sessionId}` },
    isOfRule(code) && {
      words: t("availability.why.changeRule"),
      onClick: () => goToRule(ruleOf[code]),
    },
    code === "exception" && exception && {
      words: t("availability.why.removeException"),
      onClick: () => change((before) => withoutException(before, day)),
    },
    code === "exception" && exception && {
      words: t("availability.why.changeException"),
      onClick: () => onOpen({ form: "exception", exception, isNew: false }),
    },
    code === "vacation" && vacation && {
      words: t("availability.why.changeVacation"),
      onClick: () => onOpen({ form: "vacation", vacation }),
    },
    code === "public-holiday" && {
      words: t("availability.holiday.work"),
      onClick: () =>
        onOpen({
          form: "exception",
          exception: { date: day, note: "", ranges: [usual] },
          isNew: true,
        }),
    },
    (code === "closed-weekday" || code === "outside-hours") && {
      words: t("availability.why.addHours"),
      onClick: () => onOpen({ form: "rule", id: null, hours: usual }),
    },
    (code === "outside-hours" || code === "closed-weekday") && {
      words: t("availability.why.onlyThisDay"),
      onClick: () =>
        onOpen({
          form: "exception",
          exception: { date: day, note: "", ranges: [...(reason.ranges ?? []), usual].slice(-1) },
          isNew: true,
        }),
    },
    code === "imported-busy" && { words: t("availability.why.toCalendars"), href: "#calendars" },
  ].filter((remedy) => remedy !== false && remedy !== undefined && remedy !== "");
  if (remedies.length === 0) return null;
  return (
    <Row>
      {remedies.map((remedy) =>
        "href" in remedy
          ? <Button key={remedy.words} small href={remedy.href}>{remedy.words}</Button>
          : <Button key={remedy.words} small onClick={remedy.onClick}>{remedy.words}</Button>
      )}
    </Row>
  );
}
