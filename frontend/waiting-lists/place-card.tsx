import { useTranslation } from "react-i18next";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { ticketDateOf } from "../booking/ticket-date.ts";
import { useFormat } from "../i18n/use-format.ts";
import { LeaveButton } from "./leave-button.tsx";
import { OfferAnswer } from "./offer-answer.tsx";
import type { WaitingList } from "./queries.ts";
import { useWishText } from "./use-wish-text.ts";

/** A person's own place on a waiting list, with the time that is kept for them. */
export function PlaceCard({ place, as = "h2" }: { place: WaitingList; as?: "h1" | "h2" }) {
  const { t } = useTranslation();
  const format = useFormat();
  const wishText = useWishText();
  const { offer, therapist, state, seat } = place;
  const isOffered = state === "offered" && offer;
  const offered = seat ? t("waiting.seat.offered") : t("waiting.place.offered");
  const listed = seat
    ? t("waiting.seat.title")
    : t("waiting.place.title", { name: therapist.name });
  const title = isOffered ? offered : listed;
  const note = seat ? undefined : offer?.status;
  return (
    <Card as="section" tone={isOffered ? "selected" : "plain"}>
      <Stack gap="group">
        <Stack>
          {as === "h1" ? <h1>{title}</h1> : <Text as="h2" size="card">{title}</Text>}
          {!isOffered && (
            <Text>
              {place.ahead === 0
                ? t("waiting.place.first")
                : t("waiting.place.ahead", { count: place.ahead })}
            </Text>
          )}
          {seat && !isOffered && <SeatTime place={place} seat={seat} />}
          {note === "missed" && <Note icon="clock">{t("waiting.offer.missed")}</Note>}
          {note === "declined" && <Note icon="check">{t("waiting.offer.declined")}</Note>}
          {note === "withdrawn" && <Note icon="calendar">{t("waiting.offer.withdrawn")}</Note>}
        </Stack>
        {isOffered && <OfferAnswer place={place} offer={offer} toasts={as === "h2"} />}
        <Row justify="between">
          <Text size="small" tone="soft">
            {format.opening(
              [
                ...(seat ? [] : [wishText(place, null)]),
                t("waiting.place.since", { day: format.date(place.joinedAt, "day") }),
              ].join(" · "),
            )}
          </Text>
          <Row>
            {!seat && (
              <Link href={`/therapist/view/${therapist.slug}?wait`}>
                {t("waiting.place.change")}
              </Link>
            )}
            <LeaveButton place={place} />
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}

function SeatTime({ place, seat }: {
  place: WaitingList;
  seat: NonNullable<WaitingList["seat"]>;
}) {
  const { label } = useDomainValues();
  const format = useFormat(seat.place === "" ? undefined : seat.timeZone);
  return (
    <Ticket
      date={ticketDateOf(seat.startsAt, format)}
      time={format.times(seat.startsAt, seat.endsAt)}
      lines={[
        `${place.therapist.name} · ${label("THERAPY_TYPE", seat.practice.type)}`,
        format.opening(format.zone()),
      ]}
    />
  );
}
