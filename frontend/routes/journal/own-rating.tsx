import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Rating } from "ui-kit/booking/rating.tsx";
import { StarRating } from "ui-kit/booking/star-rating.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { type Consent, useChangeConsent, useMissingConsent } from "../../api/consents.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ConsentTerms } from "../../therapy-sessions/consent-terms.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useRating } from "../../therapy-sessions/use-session-changes.ts";

/** Ratings within this time (ms) count as one change: arrow keys pass over several stars. */
const oneChangeMs = 3000;

type RatingValue = number | null;

function useOwnRating(session: TherapySession) {
  const { t } = useTranslation();
  const rate = useRating(session);
  const { isPending } = rate;
  const isRefused = hasErrorCode(rate.error, "ERR_CONSENT_REQUIRED");
  const [waiting, setWaiting] = useState<RatingValue>();
  const change = useRef<{ from: RatingValue; at: number } | null>(null);
  const { rating } = session;

  function confirm(given: RatingValue) {
    const topic = `rating of ${session.id}`;
    if (given === null) {
      change.current = null;
      return void notify({ tone: "success", topic, message: t("journal.session.unrated") });
    }
    const continues = change.current && Date.now() - change.current.at < oneChangeMs;
    const from = continues ? change.current!.from : rating;
    change.current = { from, at: Date.now() };
    void notify({
      tone: "success",
      topic,
      message: t("journal.session.rated"),
      action: { label: t("shell.undo"), onPress: () => send(from) },
    });
  }
  function send(next: RatingValue) {
    rate.mutate(next, { onSuccess: () => confirm(next) });
  }
  const sendNext = useEffectEvent(send);
  useEffect(() => {
    if (waiting === undefined || isPending) return;
    setWaiting(undefined);
    sendNext(waiting);
  }, [waiting, isPending]);

  return {
    shown: waiting ?? (isRefused ? rate.variables ?? null : rating),
    isRefused,
    leave: rate.reset,
    pick: (next: RatingValue) => isPending ? setWaiting(next) : send(next),
    error: rate.error,
    retry: () => rate.variables !== undefined && send(rate.variables),
  };
}

function ConsentRequest({ consent, onAgreed, onLeave }: {
  consent: Consent;
  onAgreed: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const change = useChangeConsent();
  return (
    <Stack gap="inline" role="alert">
      <ConsentTerms consent={consent} />
      {change.error && <Note tone="error">{showFailure(change.error)}</Note>}
      <Row>
        <Button
          small
          variant="secondary"
          pending={change.isPending}
          onClick={() => change.mutate(consent, { onSuccess: onAgreed })}
        >
          {t("journal.consent.save")}
        </Button>
        <Button small variant="quiet" onClick={onLeave}>{t("journal.session.giveUp")}</Button>
      </Row>
    </Stack>
  );
}

export function OwnRating({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
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
    ? t("journal.session.ratingHint", { name: session.therapist.name })
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
      {own.error && <Unrated own={own} />}
    </>
  );
}

/** Why the last rating was not stored, and what can be done. */
function Unrated({ own }: { own: ReturnType<typeof useOwnRating> }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const missing = useMissingConsent("notes", own.isRefused);
  if (missing) {
    return <ConsentRequest consent={missing} onAgreed={own.retry} onLeave={own.leave} />;
  }
  return (
    <Failed
      message={showFailure(own.error)}
      retryLabel={t("shell.retry")}
      onRetry={own.retry}
    />
  );
}
