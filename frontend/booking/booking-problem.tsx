import { use } from "react";
import { Button } from "ui-kit/controls/button.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Instant } from "../days.ts";
import { isAdmissionRefusal, isFinalRefusal, type Problem } from "./booking-state.ts";
import { ProblemNote } from "./problem-note.tsx";
import { loadErrorTexts, useConfirmationWords, useFormat, useWords } from "./words.ts";

export function BookingProblem({ problem, zone, othersHref, onChoose, onRetry, onOtherDay }: {
  problem: Problem;
  zone: string;
  othersHref: string;
  onChoose: (startsAt: Instant) => void;
  onRetry?: (() => void) | undefined;
  onOtherDay?: (() => void) | undefined;
}) {
  const { say: sayBooking, language } = useWords();
  const say = useConfirmationWords();
  const errorText = use(loadErrorTexts(language));

  function failure({ errCode, reference }: Extract<Problem, { kind: "failed" }>) {
    const text = say("failed.booking", { reason: errorText(errCode) });
    if (errCode === "ERR_ONCE_PER_CLIENT") {
      const others = <Button small href={othersHref}>{say("failed.others")}</Button>;
      return { tone: "warning", text, actions: others } as const;
    }
    if (isAdmissionRefusal(errCode)) return { tone: "warning", text } as const;
    if (isFinalRefusal(errCode)) {
      const otherTime = <Button small onClick={onOtherDay}>{say("failed.otherTime")}</Button>;
      return { tone: "warning", text, actions: otherTime } as const;
    }
    const actions = (
      <>
        {onRetry && (
          <Button small icon="rotate-ccw" onClick={onRetry}>{sayBooking("failed.retry")}</Button>
        )}
        {reference && (
          <Text as="span" size="caption" tone="faint">
            {say("failed.reference", { id: reference })}
          </Text>
        )}
      </>
    );
    return { tone: "error", text, actions } as const;
  }
  return (
    <ProblemNote
      problem={problem}
      say={sayBooking}
      format={useFormat(zone)}
      failure={failure}
      onChoose={onChoose}
      onOtherDay={onOtherDay}
    />
  );
}
