import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useOrderPlace } from "./order-place.ts";
import { orderHref, type SessionOrder, waitingOrdersQuery } from "./session-orders.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { useGiveUp } from "./use-give-up.ts";
import { ticketDateOf } from "./ticket-date.ts";

function WaitingOrder({ order }: { order: SessionOrder }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const showFailure = useShowFailure();
  const givingUp = useGiveUp(order);
  const placeOf = useOrderPlace();
  const format = useFormat();
  const { startsAt, endsAt, therapist, practice, payBy, restCents } = order;
  const amount = format.money(restCents);
  return (
    <Card as="section" tone="selected">
      <Stack gap="group">
        <Stack>
          <Text as="h2" size="card">{t("booking.pay.keptTitle")}</Text>
          <Text tone="soft">{t("booking.pay.kept", { time: format.time(payBy), amount })}</Text>
        </Stack>
        <Ticket
          date={ticketDateOf(startsAt, format)}
          time={format.times(startsAt, endsAt)}
          lines={[`${therapist.name} · ${label("THERAPY_TYPE", practice.type)}`, placeOf(order)]}
        />
        {givingUp.error && <Note tone="error" urgent>{showFailure(givingUp.error)}</Note>}
        <Row>
          <Button variant="primary" href={orderHref(order)}>
            {t("booking.pay.open", { amount })}
          </Button>
          <Button
            variant="quiet"
            pending={givingUp.isPending}
            onClick={() => givingUp.mutate()}
          >
            {t("booking.pay.giveUp")}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** The kept times that the signed-in person has not paid; nothing when there are none. */
export function WaitingOrders({ now }: { now: number }) {
  const user = useSessionUser();
  const { data = [] } = useQuery(waitingOrdersQuery(user?.id ?? null));
  const waiting = data.filter(({ payBy }) => Date.parse(payBy) > now);
  if (waiting.length === 0) return null;
  return (
    <Stack gap="group">
      {waiting.map((order) => <WaitingOrder key={order.id} order={order} />)}
    </Stack>
  );
}
