import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { ApiError } from "../api/api-error.ts";
import { useDomainValues } from "../api/domain-values.ts";
import { ticketDateOf } from "../booking/ticket-date.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { Acknowledgement } from "../suitability/booking-verdict.ts";
import { isRefusedByTest, RefusedBooking } from "../suitability/refused-booking.tsx";
import { type WaitingList, type WaitingOffer } from "./queries.ts";
import { useAnswer } from "./use-list-changes.ts";

/** The kept time with its terms. Opening it decides nothing. `toasts`: when the page does not show the outcome itself. */
export function OfferAnswer({ place, offer, toasts }: {
  place: WaitingList;
  offer: WaitingOffer;
  toasts: boolean;
}) {
  const { t } = useTranslation();
  const { label, placeText } = useDomainValues();
  const showFailure = useShowFailure();
  const zone = offer.meetingType === "IN_PERSON" ? offer.timeZone : undefined;
  const format = useFormat(zone);
  const accept = useAnswer(place.token, "accept");
  const decline = useAnswer(place.token, "decline");
  const [warned, setWarned] = useState<ApiError | null>(null);
  const failure = warned ? null : accept.error ?? decline.error;
  const acceptLabel = t(place.seat ? "waiting.seat.accept" : "waiting.offer.accept");
  function book(acknowledgement?: Acknowledgement) {
    const answer = { offerId: offer.id, ...(acknowledgement && { acknowledgement }) };
    accept.mutate(answer, {
      onError: (refusal) => setWarned(isRefusedByTest(refusal) ? refusal : null),
      onSuccess: () => {
        if (toasts) void notify({ tone: "success", message: t("waiting.offer.accepted") });
      },
    });
  }
  const { startsAt, endsAt, practice, priceCents, answerBy, cancelFreeUntil } = offer;
  const price = priceCents === 0 ? t("waiting.offer.free") : format.money(priceCents);
  const isFree = priceCents > 0 && Date.parse(cancelFreeUntil) > Date.now();
  return (
    <Stack gap="group">
      <Ticket
        date={ticketDateOf(startsAt, format)}
        time={format.times(startsAt, endsAt)}
        lines={[
          `${place.therapist.name} · ${label("THERAPY_TYPE", practice.type)}`,
          `${format.minutes(practice.durationMinutes)} · ${price} · ${
            format.opening(format.zone())
          }`,
        ]}
      />
      <FactList
        items={[
          {
            icon: "clock",
            text: t("waiting.offer.until", { when: format.until(answerBy) }),
            detail: t("waiting.offer.kept"),
          },
          offer.meetingType === "VIDEO_CALL"
            ? { icon: "video", text: label("MEETING_TYPE", offer.meetingType) }
            : { icon: "map-pin", text: placeText(offer.place) },
          ...(isFree
            ? [{
              icon: "calendar" as const,
              text: t("waiting.offer.cancelFree", { when: format.until(cancelFreeUntil) }),
            }]
            : []),
        ]}
      />
      {failure && <Note tone="error" urgent>{showFailure(failure)}</Note>}
      {warned && (
        <RefusedBooking
          failure={warned}
          practitioner={place.therapist.id}
          name={place.therapist.name}
          label={acceptLabel}
          isPending={accept.isPending}
          onBook={book}
        />
      )}
      <Row>
        {!warned && (
          <Button variant="primary" pending={accept.isPending} onClick={() => book()}>
            {acceptLabel}
          </Button>
        )}
        <Button
          pending={decline.isPending}
          onClick={() => decline.mutate({ offerId: offer.id })}
        >
          {t("waiting.offer.decline")}
        </Button>
      </Row>
    </Stack>
  );
}
