import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type Reason, useReasonText } from "../../availability/use-reason-text.ts";
import { type Day, dayIn } from "../../days.ts";
import type { OnOpen } from "./dialogs.tsx";
import {
  type PracticeRules,
  stayOn,
  suggestedHours,
  weekdayOf,
  withoutException,
} from "./draft.ts";
import { practiceOf, zoneAt } from "./draft-rules.ts";
import { focusSetting } from "./settings.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { usePlaceName } from "./use-labels.ts";

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
    (code === "companions-open" || code === "companion-busy" || code === "companions-elsewhere") &&
    {
      label: t("availability.why.toTogether"),
      href: "/sessions/team#together",
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

export function Reasons({ reasons, startsAt, eventTypeUrl, editor, onOpen }: {
  reasons: Reason[];
  startsAt: string;
  eventTypeUrl: string;
  editor: DraftEditor;
  onOpen: OnOpen;
}) {
  const reasonText = useReasonText({
    timeZone: zoneAt(editor.draft, startsAt),
    placeName: usePlaceName(editor.draft),
  });
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
