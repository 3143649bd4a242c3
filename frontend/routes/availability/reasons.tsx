import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type Day, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { OnOpen } from "./dialogs.tsx";
import {
  type PracticeRules,
  stayOn,
  suggestedHours,
  weekdayOf,
  withoutException,
} from "./draft.ts";
import { practiceOf, zoneAt } from "./draft-rules.ts";
import type { Reason } from "./queries.ts";
import { focusSetting } from "./settings.tsx";
import { clockText } from "./time-of-day.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import {
  cityOf,
  useDayText,
  useDurationText,
  usePlaceName,
  useRangesText,
  useWeekdayNames,
} from "./use-labels.ts";

const settings = {
  "too-soon": "minimumNoticeMinutes",
  "beyond-horizon": "horizonDays",
  "off-step": "stepMinutes",
  "buffer": "bufferMinutes",
  "travel": "travelMinutes",
  "daily-maximum": "dailyMaximum",
  "weekly-maximum": "weeklyMaximum",
} as const;

function isFromSetting(code: Reason["code"]): code is keyof typeof settings {
  return code in settings;
}

/** The field of a practice's own rules that a reason comes from. */
const ofPractice = {
  "too-soon": "minimumNoticeMinutes",
  "beyond-horizon": "horizonDays",
  "daily-maximum": "dailyMaximum",
  "weekly-maximum": "weeklyMaximum",
  "closed-weekday": "hours",
  "outside-hours": "hours",
  "other-places": "placeIds",
} as const;

function comesFromPractice({ code, ofPractice: isOwn }: Reason, practice: PracticeRules): boolean {
  if (code === "buffer") {
    return practice.bufferBeforeMinutes !== null || practice.bufferAfterMinutes !== null;
  }
  if (code === "daily-maximum" || code === "weekly-maximum") return isOwn === true;
  return code in ofPractice && practice[ofPractice[code as keyof typeof ofPractice]] !== null;
}

function ReasonActions({ reason, day, eventTypeUrl, editor, onOpen }: {
  reason: Reason;
  day: Day;
  eventTypeUrl: string;
  editor: DraftEditor;
  onOpen: OnOpen;
}) {
  const { t } = useTranslation();
  const { draft, change } = editor;
  const { code, sessionId } = reason;
  const exception = draft.exceptions.find(({ date }) => date === day);
  const vacation = draft.vacations
    .find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
  const stay = stayOn(draft, day);
  const hours = suggestedHours(draft, weekdayOf(day));
  const isOfPractice = comesFromPractice(reason, practiceOf(draft, eventTypeUrl));
  const actions = [
    sessionId && { label: t("availability.why.openSession"), href: `/sessions?open=${sessionId}` },
    isOfPractice && {
      label: t("availability.why.changePractice"),
      onClick: () => onOpen({ form: "practice", eventTypeUrl }),
    },
    code === "stay" && stay && {
      label: t("availability.why.changeStay"),
      onClick: () => onOpen({ form: "stay", stay }),
    },
    isFromSetting(code) && !isOfPractice && {
      label: t("availability.why.changeRule"),
      onClick: () => focusSetting(settings[code]),
    },
    code === "exception" && exception && {
      label: t("availability.why.removeException"),
      onClick: () => change((before) => withoutException(before, day)),
    },
    code === "exception" && exception && {
      label: t("availability.why.changeException"),
      onClick: () => onOpen({ form: "exception", exception, isNew: false }),
    },
    code === "vacation" && vacation && {
      label: t("availability.why.changeVacation"),
      onClick: () => onOpen({ form: "vacation", vacation }),
    },
    code === "public-holiday" && {
      label: t("availability.holiday.work"),
      onClick: () =>
        onOpen({
          form: "exception",
          exception: { date: day, note: "", ranges: [hours] },
          isNew: true,
        }),
    },
    (code === "closed-weekday" || code === "outside-hours") && !isOfPractice && {
      label: t("availability.why.addHours"),
      onClick: () => onOpen({ form: "rule", id: null, hours }),
    },
    (code === "outside-hours" || code === "closed-weekday") && !isOfPractice && {
      label: t("availability.why.onlyThisDay"),
      onClick: () =>
        onOpen({
          form: "exception",
          exception: { date: day, note: "", ranges: [...(reason.ranges ?? []), hours].slice(-1) },
          isNew: true,
        }),
    },
    code === "imported-busy" && { label: t("availability.why.toCalendars"), href: "#calendars" },
  ].filter((action) => action !== false && action !== undefined && action !== "");
  if (actions.length === 0) return null;
  return (
    <Row>
      {actions.map((action) =>
        "href" in action
          ? <Button key={action.label} small href={action.href}>{action.label}</Button>
          : <Button key={action.label} small onClick={action.onClick}>{action.label}</Button>
      )}
    </Row>
  );
}

function useReasonText({ draft }: DraftEditor, startsAt: string) {
  const { t } = useTranslation();
  const format = useFormat(zoneAt(draft, startsAt));
  const placeName = usePlaceName(draft);
  const dayText = useDayText();
  const durationText = useDurationText();
  const rangesText = useRangesText();
  const days = useWeekdayNames();
  const time = (at: string | undefined) => at ? format.time(at) : "";
  return (reason: Reason): string => {
    const { code } = reason;
    const length = durationText(reason.minutes ?? 0);
    const busy = `${time(reason.busyFrom)}–${time(reason.busyTo)}`;
    const name = reason.clientName ?? t("availability.why.someone");
    const hours = rangesText(reason.ranges ?? []);
    switch (code) {
      case "past":
        return t("availability.why.past");
      case "too-soon":
        return t("availability.why.tooSoon", {
          length,
          until: reason.until ? format.dateTime(reason.until) : "",
        });
      case "beyond-horizon":
        return t("availability.why.beyondHorizon", {
          length: durationText((reason.days ?? 0) * 1440),
          day: reason.opensAt ? format.date(reason.opensAt) : "",
        });
      case "closed-weekday":
        return t("availability.why.closedWeekday", { day: days.long(reason.weekday ?? 1) });
      case "outside-hours":
        return t("availability.why.outsideHours", { hours });
      case "off-step":
        return t("availability.why.offStep", {
          length,
          from: clockText(reason.fromMinute ?? 0),
        });
      case "exception":
        return reason.ranges?.length
          ? t("availability.why.exceptionHours", { hours })
          : t("availability.why.exceptionClosed");
      case "vacation":
        return t("availability.why.vacation", {
          from: reason.fromDate ? dayText.short(reason.fromDate) : "",
          to: reason.toDate ? dayText.short(reason.toDate) : "",
        });
      case "public-holiday":
        return t("availability.why.publicHoliday", { name: reason.holidayName ?? "" });
      case "booked":
        return t("availability.why.booked", { busy, name });
      case "held":
        return t("availability.why.held", { busy });
      case "imported-busy":
        return t("availability.why.importedBusy", { busy, name: reason.importName ?? "" });
      case "buffer":
        return t("availability.why.buffer", { busy, length });
      case "travel":
        return t("availability.why.travel", { busy, length });
      case "daily-maximum":
      case "weekly-maximum": {
        const count = reason.maximum ?? 0;
        const span = code === "daily-maximum" ? "daily" : "weekly";
        return reason.ofPractice
          ? t(`availability.why.${span}MaximumOfPractice`, { count })
          : t(`availability.why.${span}Maximum`, { count });
      }
      case "other-places":
        return t("availability.why.otherPlaces", {
          places: format.list((reason.placeIds ?? []).map(placeName)),
        });
      case "stay":
        return t("availability.why.stay", { city: cityOf(reason.timeZone ?? "") });
      case "too-short":
        return t("availability.why.tooShort", { length, until: time(reason.until) });
      case "gap":
        return t("availability.why.gap", { until: time(reason.until) });
    }
  };
}

export function Reasons({ reasons, startsAt, eventTypeUrl, editor, onOpen }: {
  reasons: Reason[];
  startsAt: string;
  eventTypeUrl: string;
  editor: DraftEditor;
  onOpen: OnOpen;
}) {
  const reasonText = useReasonText(editor, startsAt);
  const day = dayIn(zoneAt(editor.draft, startsAt), startsAt);
  return (
    <Stack as="ul" gap="stack">
      {reasons.map((reason, i) => (
        <li key={i} data-code={reason.code}>
          <Stack gap="tight">
            <Text size="small">{reasonText(reason)}</Text>
            <ReasonActions {...{ reason, day, eventTypeUrl, editor, onOpen }} />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
