import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Slot } from "ui-kit/booking/slot.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import type { Trouble } from "../booking/booking.ts";
import type { Instant } from "../days.ts";
import { useFormat } from "../i18n/format.ts";

/** What went wrong and the ways on; it takes the focus, so that nobody has to look for it. */
export function MoveTrouble({ trouble, onChoose }: {
  trouble: Trouble;
  onChoose: (startsAt: Instant) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [trouble]);
  if (trouble.kind === "failed") {
    return (
      <Note ref={note} tabIndex={-1} tone="bad" urgent>
        {t("journal.move.failed")} {t(`errors.${trouble.errCode}`)}
      </Note>
    );
  }
  if (trouble.kind === "expired") {
    return (
      <Note
        ref={note}
        tabIndex={-1}
        urgent
        icon="clock"
        actions={
          <Button small onClick={() => onChoose(trouble.startsAt)}>
            {t("booking.hold.again")}
          </Button>
        }
      >
        {t("booking.hold.expired")}
      </Note>
    );
  }
  const { alternatives, startsAt } = trouble;
  const words = alternatives.length > 0 ? "nearest" : "alone";
  return (
    <Note
      ref={note}
      tabIndex={-1}
      urgent
      tone="warn"
      icon="clock"
      actions={alternatives.length > 0 && alternatives.map((time) => (
        <Slot
          key={time}
          variant="spread"
          day={format.date(time)}
          time={format.time(time)}
          dateTime={time}
          onClick={() => onChoose(time)}
        />
      ))}
    >
      {t(`booking.taken.${words}`, { time: format.dateTime(startsAt) })}
    </Note>
  );
}
