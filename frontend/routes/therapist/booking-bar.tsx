import { useTranslation } from "react-i18next";
import { ConfirmBar } from "ui-kit/booking/confirm-bar.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { freeTimesId } from "../../addresses.ts";
import type { Practice } from "../../api/therapists.ts";
import type { FreeTime } from "../../booking/free-time-queries.ts";
import { orderHref } from "../../booking/session-orders.ts";
import type { StoredOrder } from "../../booking/stored-orders.ts";
import { instantOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { usePracticeName, usePriceText } from "./practice-texts.ts";
import type { Times } from "./use-times.ts";

/** The way to the payment of a time that waits for it. */
function PaymentBar({ order }: { order: StoredOrder }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { startsAt, payBy, restCents } = order;
  return (
    <ConfirmBar
      place="page"
      when={t("therapist.times.when", {
        day: format.date(startsAt),
        time: format.time(startsAt),
      })}
      note={t("therapist.times.keptUntil", { until: format.time(instantOf(payBy)) })}
      action={
        <Button variant="primary" href={orderHref(order)} reload>
          {t("therapist.times.pay", { amount: format.money(restCents) })}
        </Button>
      }
    />
  );
}

/** Names the time and price that its button books; above 992 px the panel has the same button. */
export function BookingBar({ practice, times, onBook }: {
  practice: Practice;
  times: Times;
  onBook: (time: FreeTime) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePracticeName();
  const priceOf = usePriceText();
  const { toPay } = times;
  const time = times.picked ?? times.first.data;
  if (toPay) return <PaymentBar order={toPay} />;
  if (!time) return null;
  const when = { day: format.date(time.start_time), time: format.time(time.start_time) };
  return (
    <ConfirmBar
      place="page"
      when={t("therapist.times.when", when)}
      note={
        <>
          {nameOf(practice)} · {format.minutes(practice.durationMinutes)} · {priceOf(practice)} ·
          {" "}
          <Link href={`#${freeTimesId}`}>{t("therapist.times.change")}</Link>
        </>
      }
      action={
        <Button
          variant="primary"
          aria-label={t("therapist.times.book", when)}
          onClick={() => onBook(time)}
        >
          {t("therapist.times.bookShort")}
        </Button>
      }
    />
  );
}
