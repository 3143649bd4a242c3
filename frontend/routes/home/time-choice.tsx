import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { useFilterLabels, useFilters, useSoonDays } from "./use-filters.ts";

const DayDialog = lazyPart(async () => (await import("./day-dialog.tsx")).DayDialog);

export const dayOptions = [1, 3, 7, 14, 30];

/** The option that opens the calendar. */
export const dateId = "date";
const chosenId = "chosen";

/** The days of a search as options, with the dialog that chooses one of the calendar. */
export function useTimeChoice() {
  const { t } = useTranslation();
  const { filters: { freeWithinDays, freeOn }, change } = useFilters();
  const labels = useFilterLabels();
  const soon = useSoonDays();
  const [isOpen, setOpen] = useState(false);
  const nameOfSoon = labels.soonNameOf(freeOn);
  const within = freeWithinDays === undefined || dayOptions.includes(freeWithinDays)
    ? dayOptions
    : [...dayOptions, freeWithinDays];
  const [today, ...others] = within.map((days) => ({
    id: String(days),
    label: labels.ofFreeWithin(days),
  }));
  const options = [
    { id: "any", label: t("home.time.any") },
    today!,
    { id: "tomorrow", label: t("home.time.tomorrow") },
    { id: "weekend", label: t("home.time.weekend") },
    ...others,
    ...(freeOn && !nameOfSoon ? [{ id: chosenId, label: labels.ofFreeOn(freeOn) }] : []),
    { id: dateId, label: t("home.time.choose") },
  ];

  function pick(id: string) {
    if (id === dateId) setOpen(true);
    else if (id === "tomorrow" || id === "weekend") {
      change({ freeWithinDays: undefined, freeOn: soon[id] });
    } else if (id !== chosenId) {
      change({ freeWithinDays: id === "any" ? undefined : Number(id), freeOn: undefined });
    }
  }

  return {
    options,
    picked: freeOn ? nameOfSoon ?? chosenId : String(freeWithinDays ?? "any"),
    pick,
    dialog: isOpen && (
      <Suspense>
        <DayDialog
          today={soon.today}
          picked={freeOn?.from}
          onPick={(day) => change({ freeWithinDays: undefined, freeOn: { from: day, to: day } })}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}
