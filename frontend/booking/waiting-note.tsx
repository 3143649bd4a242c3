import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { instantOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { linkTarget } from "./embed.ts";
import { orderHref, orderQuery } from "./session-orders.ts";
import { refreshStoredOrder, type StoredOrder } from "./stored-orders.ts";
import { useGiveUp } from "./use-give-up.ts";

/** A time that waits for its payment beside the one that is chosen. */
export function WaitingNote({ order, zone }: { order: StoredOrder; zone?: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const showFailure = useShowFailure();
  const { data } = useQuery(orderQuery(order.id, order.secret));
  const givingUp = useGiveUp(order);
  useEffect(() => {
    if (data) refreshStoredOrder(data);
  }, [data]);
  if (data && data.status !== "waiting") return null;
  return (
    <Note
      icon="clock"
      actions={
        <>
          <Button small href={orderHref(order)} reload {...linkTarget()}>
            {t("booking.pay.open", { amount: format.money(order.restCents) })}
          </Button>
          <Button
            small
            variant="quiet"
            pending={givingUp.isPending}
            onClick={() => givingUp.mutate()}
          >
            {t("booking.pay.giveUp")}
          </Button>
        </>
      }
    >
      {t("booking.pay.waits", {
        time: format.dateTime(order.startsAt),
        until: format.time(instantOf(order.payBy)),
      })}
      {givingUp.error && ` ${showFailure(givingUp.error)}`}
    </Note>
  );
}
