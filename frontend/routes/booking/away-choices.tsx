import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Slot } from "ui-kit/booking/slot.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type ApiError, hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { isTimeGone } from "../../booking/holds.ts";
import { useClock } from "../../booking/use-clock.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { instantOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { pictureSource } from "../../picture-source.ts";
import { cancelText } from "../../practitioners/policy-text.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Acknowledgement } from "../../suitability/booking-verdict.ts";
import { isRefusedByTest, RefusedBooking } from "../../suitability/refused-booking.tsx";
import { type BookedSession, bookingAlternativesQuery, bookingQuery } from "./queries.ts";

type Wanted = { startsAt: string; acknowledgement?: Acknowledgement };
type Other = components["schemas"]["SessionAlternatives"]["others"][number];

/** Loads the offer again after a refusal; a time that is gone is chosen and offered no more. */
function useOffer(token: string, wanted: string | null, onAnswered: () => void) {
  const queries = useQueryClient();
  const [picked, setPicked] = useState(wanted);
  const [gone, setGone] = useState<string[]>([]);
  return {
    picked,
    setPicked,
    offered: (starts: string[]) => starts.filter((start) => !gone.includes(start)),
    refuse(failure: Error, startsAt: string) {
      if (isTimeGone(failure)) {
        setPicked(null);
        setGone([...gone, startsAt]);
      }
      if (hasErrorCode(failure, "ERR_ILLEGAL_TRANSITION")) onAnswered();
      void queries.invalidateQueries({ queryKey: bookingQuery(token).queryKey });
    },
  };
}

function Times({ label, starts, picked, onPick }: {
  label: string;
  starts: string[];
  picked: string | null;
  onPick: (start: string) => void;
}) {
  const format = useFormat();
  return (
    <Row role="group" aria-label={label}>
      {starts.map((start) => (
        <Slot
          key={start}
          day={format.date(start)}
          time={format.time(start)}
          dateTime={start}
          picked={start === picked}
          onClick={() => onPick(start)}
        />
      ))}
    </Row>
  );
}

function NewTime({ token, booking, starts, wanted, onAll, onChanged, onAnswered }: {
  token: string;
  booking: BookedSession;
  starts: string[];
  wanted: string | null;
  onAll: (() => void) | null;
  onChanged: (booking: BookedSession) => void;
  onAnswered: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { picked, setPicked, offered, refuse } = useOffer(token, wanted, onAnswered);
  const moving = useSubmit({
    mutationFn: (startsAt: string) =>
      ok(api.POST("/api/booking-links/reschedule", {
        body: { token, startsAt, meetingType: booking.meetingType },
      })),
    onSuccess: onChanged,
    onError: refuse,
  });
  const all = offered(wanted && !starts.includes(wanted) ? [wanted, ...starts] : starts);
  const { name } = booking.therapist;
  const label = t("confirmation.away.newTime", { name });
  return (
    <Card as="section">
      <Stack gap="stack">
        <Text as="h2" size="card">{label}</Text>
        {all.length === 0 && <Text tone="soft">{t("confirmation.away.noTimes", { name })}</Text>}
        {all.length > 0 && <Times label={label} starts={all} picked={picked} onPick={setPicked} />}
        <Row>
          {picked && (
            <Button
              variant="primary"
              pending={moving.isPending}
              onClick={() => moving.mutate(picked)}
            >
              {t("confirmation.away.move", { when: format.dateTime(picked) })}
            </Button>
          )}
          {onAll && (
            <Button variant="quiet" onClick={onAll}>{t("confirmation.away.allTimes")}</Button>
          )}
        </Row>
        {moving.error && <Note tone="error" urgent>{showFailure(moving.error)}</Note>}
      </Stack>
    </Card>
  );
}

function OtherPractitioner({ token, other, onReplaced, onAnswered }: {
  token: string;
  other: Other;
  onReplaced: (booking: BookedSession) => void;
  onAnswered: () => void;
}) {
  const { t } = useTranslation();
  const { placeText } = useDomainValues();
  const format = useFormat();
  const showFailure = useShowFailure();
  const now = useClock(30_000);
  const { picked, setPicked, offered, refuse } = useOffer(token, null, onAnswered);
  const { therapist, eventTypeUri, priceCents, durationMinutes, place, starts, sameTeam } = other;
  const [warned, setWarned] = useState<ApiError | null>(null);
  const replacing = useSubmit({
    mutationFn: ({ startsAt, acknowledgement }: Wanted) =>
      ok(api.POST("/api/booking-links/replace", {
        body: {
          token,
          eventTypeUri,
          startsAt,
          priceCents,
          durationMinutes,
          ...(acknowledgement && { acknowledgement }),
        },
      })),
    onSuccess: onReplaced,
    onError(failure, { startsAt }) {
      setWarned(isRefusedByTest(failure) ? failure : null);
      refuse(failure, startsAt);
    },
  });
  const price = priceCents === 0 ? t("journal.session.free") : format.money(priceCents);
  const bookLabel = (startsAt: string) =>
    t("confirmation.away.book", { name: therapist.name, when: format.dateTime(startsAt), price });
  const facts = [
    sameTeam && t("confirmation.away.sameTeam"),
    format.minutes(durationMinutes),
    price,
    place && placeText(place),
  ];
  return (
    <Stack gap="tight">
      <Row wrap={false} gap="stack">
        <Avatar shape="round" size={48} src={pictureSource(therapist.pictureUrl)} />
        <Stack gap="none">
          <Link href={`/therapist/view/${therapist.slug}`}>{therapist.name}</Link>
          <Text as="span" size="small" tone="soft">{facts.filter(Boolean).join(" · ")}</Text>
        </Stack>
      </Row>
      <Times label={therapist.name} starts={offered(starts)} picked={picked} onPick={setPicked} />
      {picked && priceCents > 0 && (
        <Text size="small">
          {cancelText(other, { priceCents, startsAt: instantOf(picked) }, { t, format, now })}
        </Text>
      )}
      {picked && !warned && (
        <Row>
          <Button
            variant="primary"
            pending={replacing.isPending}
            onClick={() => replacing.mutate({ startsAt: picked })}
          >
            {bookLabel(picked)}
          </Button>
        </Row>
      )}
      {picked && warned && (
        <RefusedBooking
          failure={warned}
          practitioner={therapist.id}
          name={therapist.name}
          label={bookLabel(picked)}
          isPending={replacing.isPending}
          onBook={(acknowledgement) => replacing.mutate({ startsAt: picked, acknowledgement })}
        />
      )}
      {replacing.error && !warned && <Note tone="error" urgent>{showFailure(replacing.error)}
      </Note>}
    </Stack>
  );
}

type AwayChoicesProps = {
  token: string;
  booking: BookedSession;
  /** The start that was chosen in the mail. */
  wanted: string | null;
  onAllTimes: (() => void) | null;
  onCancel: () => void;
  onMoved: (booking: BookedSession) => void;
  onReplaced: (booking: BookedSession) => void;
  /** The choice came after another one; with the name of the practitioner who is not booked. */
  onAnswered: (notBooked: string | null) => void;
};

/** What the client of a session that the practitioner cannot hold can choose. */
export function AwayChoices(props: AwayChoicesProps) {
  const { token, booking, wanted, onAllTimes, onCancel, onMoved, onReplaced, onAnswered } = props;
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const query = useQuery(bookingAlternativesQuery(token));
  const others = query.data?.others ?? [];
  return (
    <Stack gap="group">
      {query.isPending && <Skeleton label={t("confirmation.show.loading")} count={2} />}
      {query.error && (
        <Failed
          message={showFailure(query.error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <NewTime
          token={token}
          booking={booking}
          starts={query.data.newStarts}
          wanted={wanted}
          onAll={onAllTimes}
          onChanged={onMoved}
          onAnswered={() => onAnswered(null)}
        />
      )}
      {others.length > 0 && (
        <Card as="section">
          <Stack gap="group">
            <Stack gap="none">
              <Text as="h2" size="card">{t("confirmation.away.others")}</Text>
              <Text size="small" tone="soft">{t("confirmation.away.othersText")}</Text>
            </Stack>
            {others.map((other) => (
              <OtherPractitioner
                key={other.therapist.id}
                token={token}
                other={other}
                onReplaced={onReplaced}
                onAnswered={() => onAnswered(other.therapist.name)}
              />
            ))}
          </Stack>
        </Card>
      )}
      <Row>
        <Button onClick={onCancel}>{t("confirmation.away.cancel")}</Button>
      </Row>
    </Stack>
  );
}
