import { useTranslation } from "react-i18next";
import { Rating } from "ui-kit/booking/rating.tsx";
import { StarRow } from "ui-kit/booking/stars.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import type { TherapySession } from "./sessions.ts";
import { useRating } from "./use-changes.ts";

/** How it was: five stars, saved at once; only looked at when the time for it is over. */
export function OwnRating({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const format = useFormat();
  const rate = useRating(session);
  const { rating, canRate, ratingOpenUntil } = session;
  const starLabel = (of: number) => t("journal.session.star", { rating: of });
  if (!canRate) {
    if (rating === null) return null;
    const label = t("journal.session.yourRating", { rating });
    return (
      <Row>
        <Text as="span" size="small" tone="soft">{t("journal.session.howWasIt")}</Text>
        <StarRow rating={rating} label={label} />
      </Row>
    );
  }
  const hint = rating === null
    ? t("journal.session.ratingHint")
    : ratingOpenUntil && t("journal.session.ratingUntil", {
      day: format.date(ratingOpenUntil, "day"),
    });
  function pick(next: number) {
    rate.mutate(next, {
      onSuccess: () => void notify({ tone: "success", message: t("journal.session.rated") }),
    });
  }
  return (
    <>
      <Rating
        label={t("journal.session.howWasIt")}
        starLabels={[starLabel(1), starLabel(2), starLabel(3), starLabel(4), starLabel(5)]}
        picked={rating ?? undefined}
        onPick={pick}
        hint={hint}
      />
      {rate.error && (
        <Failed
          message={sayFailure(rate.error)}
          retryLabel={t("shell.retry")}
          onRetry={() => rate.variables !== undefined && pick(rate.variables)}
        />
      )}
    </>
  );
}
