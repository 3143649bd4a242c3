import { useTranslation } from "react-i18next";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { useFormat } from "../i18n/use-format.ts";
import { BookedZone } from "./booked-zone.tsx";
import type { BookingPage } from "./booking-page-queries.ts";
import type { SentRequest } from "./booking-state.ts";
import { linkTarget } from "./embed.ts";

export function SentLead({ sent }: { sent: SentRequest }) {
  const { t } = useTranslation();
  return t("confirmation.sent.mail", { email: sent.email });
}

/** A request that the practitioner has not answered yet. */
export function SentStep({ sent, practice, companions, zone, onAnother }: {
  sent: SentRequest;
  /** The name of the requested practice. */
  practice: string;
  companions: BookingPage["companions"];
  zone: string;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { startsAt, endsAt, therapist, answerBy, isSignedIn, meetingType, place, priceCents } =
    sent;
  const time = format.times(startsAt, endsAt);
  const { name } = therapist;
  const names = format.list(companions.map((one) => one.name));
  const { placeText } = useDomainValues();
  const price = format.money(priceCents);
  const paid = meetingType === "IN_PERSON" ? t("confirmation.done.onSite", { price }) : price;
  const priceText = priceCents === 0 ? t("confirmation.done.free") : paid;
  return (
    <Stack gap="group">
      <Text size="lead">
        {format.opening(format.date(startsAt, "spoken"))}
        <br />
        {t("confirmation.done.with", { time, name })}
      </Text>
      <Text>{practice}</Text>
      {names && <Text>{format.opening(t("shell.togetherWith", { names }))}</Text>}
      <BookedZone {...sent} zone={zone} always />
      <FactList
        items={[
          {
            icon: "clock",
            text: t("confirmation.sent.answerBy", { name, when: format.dateTime(answerBy) }),
            detail: t("confirmation.sent.kept"),
          },
          {
            icon: "mail",
            text: t("confirmation.sent.byMail"),
            detail: t("confirmation.sent.noAnswer"),
          },
          meetingType === "IN_PERSON"
            ? { icon: "map-pin", text: placeText(place) }
            : { icon: "video", text: t("confirmation.done.call") },
          { icon: "wallet", text: priceText },
          ...(priceCents > 0
            ? [{ icon: "calendar-off" as const, text: t("confirmation.sent.cancel") }]
            : []),
        ]}
      />
      <Row>
        {isSignedIn
          ? (
            <Button variant="primary" href="/journal" reload {...linkTarget()}>
              {t("confirmation.done.journal")}
            </Button>
          )
          : <Button onClick={onAnother}>{t("confirmation.done.another")}</Button>}
      </Row>
    </Stack>
  );
}
