import { useTranslation } from "react-i18next";
import { MonthCalendar } from "ui-kit/booking/month-calendar.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { searchTherapists as limits } from "../../api/limits/therapists.ts";
import { addDays, type Day } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";

/** Chooses one day of the search. */
export function DayDialog({ today, picked, onPick, onClose }: {
  today: Day;
  picked: Day | undefined;
  onPick: (day: Day) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const title = useFormat().opening(t("home.time.choose"));
  const days = Array.from(
    { length: limits.freeWithinDays.maximum },
    (_, count) => addDays(today, count),
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t("shell.close")}>
      <MonthCalendar
        label={title}
        freeDates={new Set(days)}
        today={today}
        max={days.at(-1)}
        picked={picked && days.includes(picked) ? picked : undefined}
        onPick={(day) => {
          onPick(day);
          onClose();
        }}
      />
    </Dialog>
  );
}
