import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { freeTimesHref } from "../../addresses.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { orderHref } from "../../booking/session-orders.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useHash } from "../../shell/use-hash.ts";
import { BookingAhead, BookingLinkPage, TimeOfBooking } from "./booked.tsx";
import { EndedBooking, isEnded } from "./ended.tsx";
import { InvalidLink, LinkFailed } from "./link-problems.tsx";
import { type BookedSession, requestQuery } from "./queries.ts";

type LinkState = components["schemas"]["BookingLinkState"];

function Confirmed({ booking }: { booking: BookedSession }) {
  const { t } = useTranslation();
  const [page, token] = booking.manageUrl.split("#");
  const path = new URL(page!).pathname;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <BookingLinkPage title={t("confirmation.link.done")}>
      <div ref={note} tabIndex={-1} role="status">
        <Text tone="soft">{t("confirmation.link.doneText", { email: booking.email })}</Text>
      </div>
      <BookingAhead
        booking={booking}
        actions={
          <>
            <Button href={`${path}?open=move#${token}`}>{t("confirmation.done.move")}</Button>
            <Button variant="quiet" href={`${path}?open=cancel#${token}`}>
              {t("confirmation.done.cancel")}
            </Button>
          </>
        }
      />
    </BookingLinkPage>
  );
}

function Expired({ requested }: Pick<LinkState, "requested">) {
  const { t } = useTranslation();
  return (
    <BookingLinkPage
      title={t("confirmation.link.expired")}
      lead={t("confirmation.link.expiredText")}
    >
      <TimeOfBooking {...requested} />
      <Row>
        <Button variant="primary" href={freeTimesHref(requested.therapist.slug)}>
          {t("confirmation.link.chooseAgain")}
        </Button>
      </Row>
    </BookingLinkPage>
  );
}

function SentForAnswer(
  { requested, request }: Pick<LinkState, "requested"> & {
    request: NonNullable<LinkState["request"]>;
  },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const { therapist, answerBy, status } = request;
  const facts = { name: therapist.name, when: format.dateTime(answerBy) };
  const isWaiting = status === "waiting";
  return (
    <BookingLinkPage
      title={t(isWaiting ? "booking.sent.title" : "confirmation.sent.ended")}
      lead={isWaiting ? t("confirmation.sent.answerBy", facts) : undefined}
    >
      <TimeOfBooking {...requested} />
      {isWaiting && <Text>{t("confirmation.sent.noAnswer")}</Text>}
      <Row>
        <Button href="/journal">{t("confirmation.done.journal")}</Button>
        {!isWaiting && (
          <Button href={freeTimesHref(therapist.slug)}>{t("confirmation.link.chooseAgain")}</Button>
        )}
      </Row>
    </BookingLinkPage>
  );
}

/** The mailbox is proven; the booking is made when it is paid. */
function ToPay(
  { requested, order }: Pick<LinkState, "requested"> & { order: NonNullable<LinkState["order"]> },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = { time: format.time(order.payBy), amount: format.money(order.restCents) };
  const isWaiting = order.status === "waiting";
  return (
    <BookingLinkPage
      title={t(isWaiting ? "booking.pay.keptTitle" : "confirmation.link.expired")}
      lead={isWaiting ? t("booking.pay.kept", facts) : undefined}
    >
      <TimeOfBooking {...requested} />
      <Row>
        <Button variant="primary" href={orderHref(order)} reload>
          {t("booking.pay.open", facts)}
        </Button>
      </Row>
    </BookingLinkPage>
  );
}

/** Nothing happens before the button is pressed: mail scanners open links too. */
function Waiting({ token, state }: { token: string; state: LinkState }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const { requested, expiresAt } = state;
  const confirming = useSubmit({
    mutationFn: () => ok(api.POST("/api/booking-requests/link/confirm", { body: { token } })),
    onSuccess: ({ booking, request, order }) => {
      queries.setQueryData(requestQuery(token).queryKey, {
        ...state,
        status: "confirmed",
        booking,
        request,
        order,
      });
    },
    onError: (failure) => {
      if (!hasErrorCode(failure, "ERR_HOLD_EXPIRED")) return;
      queries.setQueryData(requestQuery(token).queryKey, { ...state, status: "expired" });
    },
  });
  const { error, isPending } = confirming;
  return (
    <BookingLinkPage title={t("confirmation.link.title")} lead={t("confirmation.link.ask")}>
      <TimeOfBooking {...requested} />
      <Text>
        {[
          requested.meetingType && t(`booking.meeting.${requested.meetingType}`),
          requested.priceCents > 0 ? format.money(requested.priceCents) : t("booking.summary.free"),
        ].filter(Boolean).join(" · ")}
      </Text>
      <Text size="small" tone="soft">
        {t("confirmation.link.held", { name: requested.name, time: format.time(expiresAt) })}
      </Text>
      {error && (
        <Note
          tone="error"
          urgent
          actions={hasErrorCode(error, "ERR_PRACTICE_NOT_OFFERED") && (
            <Button small href={`/therapist/view/${requested.therapist.slug}`}>
              {t("confirmation.failed.others")}
            </Button>
          )}
        >
          {t("confirmation.link.refused", { reason: showFailure(error) })}
        </Note>
      )}
      <Row>
        <Button
          variant="primary"
          icon="calendar-check"
          pending={isPending}
          onClick={() => confirming.mutate()}
        >
          {t("confirmation.link.confirm")}
        </Button>
      </Row>
      <Text size="small" tone="soft">{t("confirmation.link.notYou")}</Text>
    </BookingLinkPage>
  );
}

export function Component() {
  const { t } = useTranslation();
  const token = useHash();
  const { data, error, refetch } = useQuery(requestQuery(token ?? ""));
  if (token === "" || hasErrorCode(error, "ERR_INVALID_TOKEN")) return <InvalidLink />;
  if (data?.booking) {
    return isEnded(data.booking)
      ? <EndedBooking booking={data.booking} />
      : <Confirmed booking={data.booking} />;
  }
  if (data?.order) return <ToPay requested={data.requested} order={data.order} />;
  if (data?.request) return <SentForAnswer requested={data.requested} request={data.request} />;
  if (data?.status === "expired") return <Expired requested={data.requested} />;
  if (data && token) return <Waiting token={token} state={data} />;
  if (error) return <LinkFailed failure={error} onRetry={() => void refetch()} />;
  return (
    <BookingLinkPage title={t("confirmation.show.loading")}>
      <Skeleton label={t("confirmation.show.loading")} shape="session" />
    </BookingLinkPage>
  );
}
