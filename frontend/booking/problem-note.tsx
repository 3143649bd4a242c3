import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Slot } from "ui-kit/booking/slot.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note, type NoteProps } from "ui-kit/feedback/note.tsx";
import type { Instant } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";
import type { Problem } from "./booking-state.ts";

/** Text fields keep the focus: what the person is typing would be lost in the note. */
function showNote(note: HTMLDivElement | null, problem: Problem) {
  const isTyping = document.activeElement?.matches(
    "textarea, input:not([type=radio], [type=checkbox])",
  );
  if (isTyping && problem.kind !== "failed") note?.scrollIntoView({ block: "nearest" });
  else note?.focus();
}

type Content = Pick<NoteProps, "tone" | "icon" | "actions"> & { text: ReactNode };

export function ProblemNote({ problem, format, failure, onChoose, onNewCode, onOtherDay }: {
  problem: Problem;
  format: Format;
  failure: (problem: Extract<Problem, { kind: "failed" }>) => Content;
  onChoose: (startsAt: Instant) => void;
  /** Holds the time again and sends another code. */
  onNewCode?: (() => void) | undefined;
  onOtherDay?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => showNote(note.current, problem), [problem]);

  function content(): Content {
    if (problem.kind === "failed") return failure(problem);
    if (problem.kind === "expired" && problem.hadCode && onNewCode) {
      return {
        icon: "clock",
        text: t("confirmation.code.over", { time: format.dateTime(problem.startsAt) }),
        actions: (
          <Button small icon="mail" onClick={onNewCode}>{t("confirmation.code.sendNew")}</Button>
        ),
      };
    }
    if (problem.kind === "expired") {
      return {
        icon: "clock",
        text: t("booking.hold.expired"),
        actions: (
          <Button small onClick={() => onChoose(problem.startsAt)}>
            {t("booking.hold.again")}
          </Button>
        ),
      };
    }
    const { alternatives, startsAt, isNotOffered } = problem;
    const why = isNotOffered ? "notOffered" : "taken";
    return {
      tone: "warning",
      icon: "clock",
      text: t(`booking.${why}.${alternatives.length > 0 ? "nearest" : "alone"}`, {
        time: format.dateTime(startsAt),
      }),
      actions: (alternatives.length > 0 || onOtherDay) && (
        <>
          {alternatives.map((time) => (
            <Slot
              key={time}
              variant="spread"
              day={format.date(time)}
              time={format.time(time)}
              dateTime={time}
              onClick={() => onChoose(time)}
            />
          ))}
          {onOtherDay && (
            <Button variant="quiet" small onClick={onOtherDay}>
              {t("booking.taken.otherDay")}
            </Button>
          )}
        </>
      ),
    };
  }

  const { text, ...rest } = content();
  return <Note ref={note} tabIndex={-1} urgent {...rest}>{text}</Note>;
}
