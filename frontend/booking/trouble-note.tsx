import { use, useEffect, useRef } from "react";
import { Slot } from "ui-kit/booking/slot.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Instant } from "../days.ts";
import { isForGood, type Trouble } from "./booking.ts";
import { loadRefusals, useFormat, useWords } from "./words.ts";

/** What went wrong and the ways on. It takes the focus, so that nobody has to look for it. */
export function TroubleNote({ trouble, zone, others, onChoose, onRetry, onOtherDay }: {
  trouble: Trouble;
  zone: string;
  /** Where the account's other sessions are. */
  others: string;
  onChoose: (startsAt: Instant) => void;
  /** Sends the booking again; absent where nothing was sent. */
  onRetry?: (() => void) | undefined;
  /** Leads to the calendar; absent where it is in sight. */
  onOtherDay?: (() => void) | undefined;
}) {
  const note = useRef<HTMLDivElement>(null);
  const { say, language } = useWords();
  const reasonFor = use(loadRefusals(language));
  const format = useFormat(zone);
  useEffect(() => note.current?.focus(), [trouble]);

  if (trouble.kind === "taken") {
    const words = trouble.alternatives.length > 0 ? "taken.nearest" : "taken.alone";
    return (
      <Note
        ref={note}
        tabIndex={-1}
        urgent
        icon="clock"
        tone="warn"
        actions={
          <>
            {trouble.alternatives.map((startsAt) => (
              <Slot
                key={startsAt}
                variant="spread"
                day={format.date(startsAt)}
                time={format.time(startsAt)}
                dateTime={startsAt}
                onClick={() => onChoose(startsAt)}
              />
            ))}
            {onOtherDay && (
              <Button variant="quiet" small onClick={onOtherDay}>{say("taken.otherDay")}</Button>
            )}
          </>
        }
      >
        {say(words, { time: format.dateTime(trouble.startsAt) })}
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
          <Button small onClick={() => onChoose(trouble.startsAt)}>{say("hold.again")}</Button>
        }
      >
        {say("hold.expired")}
      </Note>
    );
  }
  const reason = reasonFor(trouble.errCode);
  if (isForGood(trouble.errCode)) {
    return (
      <Note
        ref={note}
        tabIndex={-1}
        urgent
        tone="warn"
        actions={trouble.errCode === "ERR_ONCE_PER_CLIENT"
          ? <Button small href={others}>{say("failed.others")}</Button>
          : <Button small onClick={onOtherDay}>{say("taken.otherTime")}</Button>}
      >
        {say("failed.booking", { reason })}
      </Note>
    );
  }
  return (
    <Note
      ref={note}
      tabIndex={-1}
      urgent
      tone="bad"
      actions={
        <>
          {onRetry && (
            <Button small icon="rotate-ccw" onClick={onRetry}>{say("failed.retry")}</Button>
          )}
          {trouble.reference && (
            <Text as="span" size="caption" tone="faint">
              {say("failed.reference", { id: trouble.reference })}
            </Text>
          )}
        </>
      }
    >
      {say("failed.booking", { reason })}
    </Note>
  );
}
