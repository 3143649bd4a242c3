import { useTranslation } from "react-i18next";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import type { Open } from "./dialogs.tsx";
import { clockText } from "./minutes.ts";
import type { Reason } from "./queries.ts";
import { Remedies } from "./remedies.tsx";
import type { Editing } from "./use-editor.ts";
import { useDayText, useLength, useRangesText, useWeekdays } from "./use-words.ts";

/** A reason in plain words, with the facts that belong to it. */
function useReasonText({ draft }: Editing) {
  const { t } = useTranslation();
  const format = useFormat(draft.timeZone);
  const sayDay = useDayText();
  const sayLength = useLength();
  const sayRanges = useRangesText();
  const days = useWeekdays();
  const time = (at: string | undefined) => at ? format.time(at) : "";
  return (reason: Reason): string => {
    const { code } = reason;
    const length = sayLength(reason.minutes ?? 0);
    const busy = `${time(reason.busyFrom)}–${time(reason.busyTo)}`;
    const name = reason.clientName ?? t("availability.why.someone");
    const hours = sayRanges(reason.ranges ?? []);
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
          length: sayLength((reason.days ?? 0) * 1440),
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
          from: reason.fromDate ? sayDay.short(reason.fromDate) : "",
          to: reason.toDate ? sayDay.short(reason.toDate) : "",
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
        return t("availability.why.dailyMaximum", { count: reason.maximum ?? 0 });
      case "too-short":
        return t("availability.why.tooShort", { length, until: time(reason.until) });
      case "gap":
        return t("availability.why.gap", { until: time(reason.until) });
    }
  };
}

/** Every reason, each with what can be done about it. */
export function Reasons({ reasons, startsAt, editing, onOpen }: {
  reasons: Reason[];
  startsAt: string;
  editing: Editing;
  onOpen: Open;
}) {
  const sayReason = useReasonText(editing);
  const day = dayIn(editing.draft.timeZone, startsAt);
  return (
    <Stack as="ul" gap="stack">
      {reasons.map((reason, i) => (
        <li key={i} data-code={reason.code}>
          <Stack gap="tight">
            <Text size="small">{sayReason(reason)}</Text>
            <Remedies {...{ reason, day, editing, onOpen }} />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
