import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Instant } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useErrorText } from "../shell/show-failure.ts";
import { isAdmissionRefusal, isFinalRefusal, type Problem } from "./booking-state.ts";
import { ProblemNote } from "./problem-note.tsx";

export function BookingProblem({ problem, zone, othersHref, onChoose, onRetry, onOtherDay }: {
  problem: Problem;
  zone: string;
  othersHref: string;
  onChoose: (startsAt: Instant) => void;
  onRetry?: (() => void) | undefined;
  onOtherDay?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();

  function failure(problem: Extract<Problem, { kind: "failed" }>) {
    const { errCode, reference } = problem;
    const text = t("confirmation.failed.booking", { reason: errorText(problem) });
    if (errCode === "ERR_ONCE_PER_CLIENT") {
      const others = <Button small href={othersHref}>{t("confirmation.failed.others")}</Button>;
      return { tone: "warning", text, actions: others } as const;
    }
    if (isAdmissionRefusal(errCode)) return { tone: "warning", text } as const;
    if (isFinalRefusal(errCode)) {
      const otherTime = (
        <Button small onClick={onOtherDay}>{t("confirmation.failed.otherTime")}</Button>
      );
      return { tone: "warning", text, actions: otherTime } as const;
    }
    const actions = (
      <>
        {onRetry && (
          <Button small icon="rotate-ccw" onClick={onRetry}>{t("booking.failed.retry")}</Button>
        )}
        {reference && (
          <Text as="span" size="caption" tone="faint">
            {t("confirmation.failed.reference", { id: reference })}
          </Text>
        )}
      </>
    );
    return { tone: "error", text, actions } as const;
  }
  return (
    <ProblemNote
      problem={problem}
      format={useFormat(zone)}
      failure={failure}
      onChoose={onChoose}
      onOtherDay={onOtherDay}
    />
  );
}
