import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Rating } from "ui-kit/booking/rating.tsx";
import { StarRating } from "ui-kit/booking/star-rating.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useRating } from "../../therapy-sessions/use-session-changes.ts";

/** Ratings that follow each other so soon (ms) are one decision: arrow keys walk over the stars to the one that is meant. */
const walkMs = 3000;

type Rated = number | null;

/** Saves the rating at once, the newest wish last, and offers to go back to what it was before. */
function useOwnRating(session: TherapySession) {
  const { t } = useTranslation();
  const rate = useRating(session);
  const { isPending } = rate;
  const [wish, setWish] = useState<Rated>();
  const walk = useRef<{ from: Rated; at: number } | null>(null);
  const { rating } = session;

  function say(given: Rated) {
    const topic = `rating of ${session.id}`;
    if (given === null) {
      walk.current = null;
      return void notify({ tone: "success", topic, message: t("journal.session.unrated") });
    }
    const goesOn = walk.current && Date.now() - walk.current.at < walkMs;
    const from = goesOn ? walk.current!.from : rating;
    walk.current = { from, at: Date.now() };
    void notify({
      tone: "success",
      topic,
      message: t("journal.session.rated"),
      action: { label: t("shell.undo"), onPress: () => send(from) },
    });
  }
  function send(next: Rated) {
    rate.mutate(next, { onSuccess: () => say(next) });
  }
  const sendNext = useEffectEvent(send);
  useEffect(() => {
    if (wish === undefined || isPending) return;
    setWish(undefined);
    sendNext(wish);
  }, [wish, isPending]);

  return {
    shown: wish === undefined ? rating : wish,
    pick: (next: Rated) => isPending ? setWish(next) : send(next),
    error: rate.error,
    again: () => rate.variables !== undefined && send(rate.variables),
  };
}

/** How it was: five stars, saved at once; only looked at when the time for it is over. */
export function OwnRating({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const format = useFormat();
  const own = useOwnRating(session);
  const { rating, canRate, ratingOpenUntil } = session;
  const starLabel = (of: number) => t("journal.session.star", { rating: of });
  if (!canRate) {
    if (rating === null) return null;
    const label = t("journal.session.yourRating", { rating });
    return (
      <Row>
        <Text as="span" size="small" tone="soft">{t("journal.session.howWasIt")}</Text>
        <StarRating rating={rating} label={label} />
      </Row>
    );
  }
  const hint = rating === null
    ? t("journal.session.ratingHint")
    : ratingOpenUntil && t("journal.session.ratingUntil", {
      day: format.date(ratingOpenUntil, "day"),
    });
  return (
    <>
      <Rating
        label={t("journal.session.howWasIt")}
        starLabels={[starLabel(1), starLabel(2), starLabel(3), starLabel(4), starLabel(5)]}
        picked={own.shown ?? undefined}
        onPick={own.pick}
        hint={hint}
      />
      {own.error && (
        <Failed
          message={sayFailure(own.error)}
          retryLabel={t("shell.retry")}
          onRetry={own.again}
        />
      )}
    </>
  );
}
