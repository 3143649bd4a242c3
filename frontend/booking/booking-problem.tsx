import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Instant } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useErrorText } from "../shell/show-failure.ts";
import { useOnline } from "../shell/use-online.ts";
import {
  isAdmissionRefusal,
  isFinalRefusal,
  isLinkRefusal,
  type Problem,
} from "./booking-state.ts";
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
  const format = useFormat(zone);
  const isOnline = useOnline();

  function failure(problem: Extract<Problem, { kind: "failed" }>) {
    const { errCode, reference, terms } = problem;
    const reason = errCode === "offline" && isOnline
      ? t("confirmation.failed.onlineAgain")
      : errorText(problem);
    const text = t("confirmation.failed.booking", { reason });
    if (terms) {
      const minutes = t("booking.summary.minutes", { count: terms.durationMinutes });
      const price = terms.priceCents === 0
        ? t("booking.summary.free")
        : format.money(terms.priceCents);
      const agree = onRetry && (
        <Button small onClick={onRetry}>{t("confirmation.failed.agree")}</Button>
      );
      const now = t("confirmation.failed.terms", { terms: `${price}, ${minutes}` });
      return { tone: "warning", text: now, actions: agree } as const;
    }
    if (errCode === "ERR_ONCE_PER_CLIENT" || errCode === "ERR_PRACTICE_NOT_OFFERED") {
      const others = <Button small href={othersHref}>{t("confirmation.failed.others")}</Button>;
      return { tone: "warning", text, actions: others } as const;
    }
    if (isAdmissionRefusal(errCode) || isLinkRefusal(errCode)) {
      return { tone: "warning", text } as const;
    }
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
      format={format}
      failure={failure}
      onChoose={onChoose}
      onNewCode={onRetry}
      onOtherDay={onOtherDay}
    />
  );
}
