import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { MoneyLines } from "ui-kit/booking/money-lines.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Outcome } from "ui-kit/feedback/outcome.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { freeTimesHref } from "../../addresses.ts";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { bookedByCode } from "../../booking/booked.ts";
import { BookedDetails } from "../../booking/done-step.tsx";
import { useOrderPlace } from "../../booking/order-place.ts";
import { orderQuery, type SessionOrder, waitingOrdersKey } from "../../booking/session-orders.ts";
import { refreshStoredOrder } from "../../booking/stored-orders.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { isUnknownPayment } from "../../payments/queries.ts";
import { isPurchaseId, secretHeader, usePurchaseSecret } from "../../payments/purchase-secret.ts";
import { Receipts } from "../../payments/receipts.tsx";
import { usePolling } from "../../payments/use-polling.ts";
import { useTimeLeft } from "../../payments/use-time-left.ts";
import { BeforeContent } from "../../shell/before-content.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";

type View = "pending" | "failed" | "booked" | "ended" | "returned";

function viewOf({ status, payment }: SessionOrder): View {
  if (status === "booked") return "booked";
  if (payment && payment.refundedCents > 0) return "returned";
  if (status !== "waiting") return "ended";
  return payment?.state === "failed" || payment?.state === "expired" ? "failed" : "pending";
}

const looks = {
  pending: "waiting",
  failed: "failed",
  booked: "done",
  ended: "ended",
  returned: "ended",
} as const satisfies Record<View, string>;

function useOrderActions(order: SessionOrder, secret: string) {
  const cache = useQueryClient();
  const query = orderQuery(order.id, secret);
  const params = { path: { id: order.id }, header: secretHeader(secret) };
  const onError = () => void cache.invalidateQueries(query);
  const onSuccess = (next: SessionOrder) => {
    cache.setQueryData(query.queryKey, next);
    void cache.invalidateQueries({ queryKey: waitingOrdersKey });
  };
  const paying = useSubmit({
    mutationFn: () => ok(api.POST("/api/session-orders/{id}/retry-payment", { params })),
    onSuccess: (next) => {
      onSuccess(next);
      if (next.payment?.pageUrl) location.assign(next.payment.pageUrl);
    },
    onError,
  });
  const givingUp = useSubmit({
    mutationFn: () => ok(api.POST("/api/session-orders/{id}/take-back", { params })),
    onSuccess,
    onError,
  });
  return { paying, givingUp };
}

function BookedActions({ booking }: { booking: NonNullable<SessionOrder["booking"]> }) {
  const { t } = useTranslation();
  const { moveHref, cancelHref } = bookedByCode(booking, { signedIn: false });
  return (
    <>
      <Button variant="primary" href={booking.manageUrl} reload>
        {t("payments.session.booked.open")}
      </Button>
      <Button variant="quiet" href={moveHref} reload>{t("confirmation.done.move")}</Button>
      <Button variant="quiet" href={cancelHref} reload>{t("confirmation.done.cancel")}</Button>
    </>
  );
}

function Actions({ order, view, secret }: { order: SessionOrder; view: View; secret: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { paying, givingUp } = useOrderActions(order, secret);
  if (view === "booked") return order.booking && <BookedActions booking={order.booking} />;
  if (view === "ended" || view === "returned") {
    return (
      <Button variant="primary" href={freeTimesHref(order.therapist.slug)}>
        {t("payments.session.again")}
      </Button>
    );
  }
  const error = paying.error ?? givingUp.error;
  return (
    <>
      {error && <Note tone="error" urgent>{showFailure(error)}</Note>}
      <Button variant="primary" pending={paying.isPending} onClick={() => paying.mutate()}>
        {t(`payments.session.${view}.pay`, { amount: format.money(order.restCents) })}
      </Button>
      <Button variant="quiet" pending={givingUp.isPending} onClick={() => givingUp.mutate()}>
        {t("payments.session.giveUp")}
      </Button>
    </>
  );
}

function Result({ order, secret }: { order: SessionOrder; secret: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const zone = useViewerZone();
  const placeOf = useOrderPlace();
  const { share } = useTimeLeft(order.payBy);
  const view = viewOf(order);
  const { startsAt, endsAt, therapist, practice, giftCardCents, payment } = order;
  const what = practice.intro ? t("payments.session.intro") : label("THERAPY_TYPE", practice.type);
  const facts = {
    time: format.time(order.payBy),
    amount: format.money(payment?.refundedCents ?? 0),
  };
  return (
    <Outcome
      state={looks[view]}
      left={share}
      title={t(`payments.session.${view}.title`, facts)}
      text={t(`payments.session.${view}.text`, facts)}
      actions={<Actions order={order} view={view} secret={secret} />}
    >
      <Text>
        {format.opening(format.date(startsAt, "spoken"))}, {format.times(startsAt, endsAt)}
        <br />
        {`${what} · ${therapist.name}`}
        {view !== "booked" && (
          <>
            <br />
            {placeOf(order)}
          </>
        )}
      </Text>
      {view === "booked" && order.booking && (
        <BookedDetails
          booked={bookedByCode(order.booking, { signedIn: false })}
          practice={what}
          zone={zone}
        />
      )}
      <MoneyLines
        lines={[
          {
            id: "price",
            what: t("payments.session.price"),
            amount: format.money(order.priceCents),
          },
          ...(giftCardCents > 0
            ? [{
              id: "card",
              what: t("payments.redeem.card"),
              amount: `−${format.money(giftCardCents)}`,
            }]
            : []),
          {
            id: "rest",
            what: t(payment?.paidAt ? "payments.session.paid" : "payments.session.toPay"),
            amount: format.money(order.restCents),
            total: true,
          },
        ]}
      />
      {payment && <Receipts payment={payment} secret={secret} />}
    </Outcome>
  );
}

/** Where the payment page returns to: the booked session, or how to go on. */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const user = useSessionUser();
  const returnUrl = encodeURIComponent(`/payments/session/${id}`);
  const secret = usePurchaseSecret(id);
  const { data, error, isLoading, refetch } = useQuery(orderQuery(id, secret));
  usePolling(data?.payment ?? undefined, secret, refetch);
  useEffect(() => {
    if (data) refreshStoredOrder(data);
  }, [data]);
  const isUnknown = !isPurchaseId(id) || !data && isUnknownPayment(error);
  return (
    <Page padded tall width="form">
      <PageTitle>{t("payments.title")}</PageTitle>
      {!isUnknown && <NeedsScripts />}
      {data && <Result order={data} secret={secret ?? ""} />}
      {!data && (
        <BeforeContent
          title={t("payments.title")}
          loading={(secret === null || isLoading) && (
            <Skeleton label={t("payments.loading")} count={1} />
          )}
          unknown={isUnknown && {
            message: t("payments.unknown"),
            action: (
              <Row>
                {!user && (
                  <Button variant="primary" href={`/login?returnUrl=${returnUrl}`}>
                    {t("shell.logIn")}
                  </Button>
                )}
                <Button href="/">{t("payments.home")}</Button>
              </Row>
            ),
          }}
          error={error}
          onRetry={refetch}
        />
      )}
    </Page>
  );
}
