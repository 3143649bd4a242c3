import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { ticketDateOf } from "../../booking/ticket-date.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { BeforeContent } from "../../shell/before-content.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useHash } from "../../shell/use-hash.ts";
import { PlaceCard } from "../../waiting-lists/place-card.tsx";
import { type WaitingList, waitingListLinkQuery } from "../../waiting-lists/queries.ts";

function Booked({ booking }: { booking: NonNullable<WaitingList["booking"]> }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat(booking.meetingType === "IN_PERSON" ? booking.timeZone : undefined);
  const { startsAt, endsAt, therapist, practice, manageUrl, place } = booking;
  const where = place || label("MEETING_TYPE", booking.meetingType);
  return (
    <Card as="section" tone="selected">
      <Stack gap="group">
        <Stack>
          <h1>{t("waiting.booked.title")}</h1>
          <Text tone="soft">{t("waiting.booked.text")}</Text>
        </Stack>
        <Ticket
          date={ticketDateOf(startsAt, format)}
          time={format.times(startsAt, endsAt)}
          lines={[`${therapist.name} · ${label("THERAPY_TYPE", practice.type)}`, where]}
        />
        <Row>
          <Button variant="primary" href={manageUrl} reload>{t("waiting.booked.open")}</Button>
          <Button href="/journal">{t("waiting.booked.journal")}</Button>
        </Row>
      </Stack>
    </Card>
  );
}

function Ended({ place }: { place: WaitingList }) {
  const { t } = useTranslation();
  const { slug, name } = place.therapist;
  const format = useFormat();
  const when = place.seat ? format.dateTime(place.seat.startsAt) : "";
  const text = t("waiting.ended.text", { name });
  return (
    <>
      <h1>{t("waiting.title")}</h1>
      <Empty
        message={place.seat ? t(`waiting.seat.ended.${place.endedBy ?? "left"}`, { when }) : text}
        action={<Button href={`/therapist/view/${slug}`}>{t("waiting.ended.profile")}</Button>}
      />
    </>
  );
}

function Place({ place }: { place: WaitingList }) {
  if (place.booking) return <Booked booking={place.booking} />;
  if (place.state === "ended") return <Ended place={place} />;
  return <PlaceCard place={place} as="h1" />;
}

/** What the links in the mails open. Reading changes nothing; every change is a button. */
export function Component() {
  const { t } = useTranslation();
  const token = useHash();
  const { data, error, isLoading, refetch } = useQuery(waitingListLinkQuery(token ?? ""));
  const isUnknown = token === "" || hasErrorCode(error, "ERR_INVALID_TOKEN") ||
    hasErrorCode(error, "ERR_INVALID_INPUT");
  return (
    <Page width="reading" padded tall>
      <PageTitle>{t("waiting.title")}</PageTitle>
      <NeedsScripts />
      {data && <Place place={data} />}
      {!data && (
        <BeforeContent
          title={t("waiting.title")}
          loading={(token === null || isLoading) && (
            <Skeleton label={t("waiting.loading")} shape="session" />
          )}
          unknown={isUnknown && {
            message: t("waiting.unknown"),
            action: <Button href="/journal">{t("waiting.booked.journal")}</Button>,
          }}
          error={error}
          onRetry={refetch}
        />
      )}
    </Page>
  );
}
