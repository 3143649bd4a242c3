import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { usePolling } from "../payments/use-polling.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { linkTarget } from "./embed.ts";
import { useOrderPlace } from "./order-place.ts";
import { orderHref, orderQuery, type SessionOrder } from "./session-orders.ts";
import { refreshStoredOrder } from "./stored-orders.ts";
import { useGiveUp } from "./use-give-up.ts";
import { setOrderAside } from "./use-waiting-order.ts";

/** The time is kept while the person pays on another page. */
export function OrderedStep({ order: made, practice, zone, onChanged, onAnother }: {
  order: SessionOrder;
  practice: string;
  zone: string;
  onChanged: (order: SessionOrder) => void;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const showFailure = useShowFailure();
  const placeOf = useOrderPlace();
  const query = orderQuery(made.id, made.secret);
  const { data: order = made, refetch } = useQuery({ ...query, initialData: made });
  const isWaiting = order.status === "waiting";
  usePolling(isWaiting ? order.payment ?? undefined : undefined, order.secret, refetch);
  const givingUp = useGiveUp(order);
  const follow = useEffectEvent(() => {
    refreshStoredOrder(order);
    onChanged(order);
  });
  useEffect(() => follow(), [order]);
  const { startsAt, endsAt, therapist, payBy, restCents, payment } = order;
  const time = format.times(startsAt, endsAt);
  const amount = format.money(restCents);
  return (
    <Stack gap="group">
      <Text size="lead">
        {format.opening(format.date(startsAt, "spoken"))}
        <br />
        {t("confirmation.done.with", { time, name: therapist.name })}
      </Text>
      <Text>
        {practice}
        <br />
        {placeOf(order)}
      </Text>
      <Text>
        {isWaiting
          ? t("booking.pay.kept", { time: format.time(payBy), amount })
          : t("booking.pay.ended")}
      </Text>
      {givingUp.error && <Note tone="error" urgent>{showFailure(givingUp.error)}</Note>}
      <Row>
        {isWaiting && (
          <>
            <Button
              variant="primary"
              href={payment?.pageUrl ?? orderHref(order)}
              reload
              {...linkTarget()}
            >
              {t("booking.pay.open", { amount })}
            </Button>
            <Button
              variant="quiet"
              pending={givingUp.isPending}
              onClick={() => givingUp.mutate()}
            >
              {t("booking.pay.giveUp")}
            </Button>
          </>
        )}
        <Button
          variant={isWaiting ? "quiet" : "primary"}
          onClick={() => {
            setOrderAside(order);
            onAnother();
          }}
        >
          {t("booking.pay.another")}
        </Button>
      </Row>
    </Stack>
  );
}
