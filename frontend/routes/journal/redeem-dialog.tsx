import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MoneyLines } from "ui-kit/booking/money-lines.tsx";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { GroupCodeField } from "ui-kit/controls/group-code-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useIdempotencyKey, useSubmit } from "../../api/use-submit.ts";
import { ticketDateOf } from "../../booking/ticket-date.ts";
import { noonOf } from "../../days.ts";
import { balanceQuery, codeOf, codeProblem, isWholeCode } from "../../gift-cards/balance.ts";
import type { GiftCardBalance } from "../../gift-cards/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { PayWithPackage } from "../../packages/pay-with-package.tsx";
import { type SessionPayment, sessionPaymentQuery } from "../../payments/session-payment.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { refetchSessions } from "../../therapy-sessions/queries.ts";
import type { MeetingType, TherapySession } from "../../therapy-sessions/therapy-session.ts";

/** What the card pays, what stays on it and what is left to pay, before the button. */
function Lines({ payment, meetingType, card }: {
  payment: SessionPayment;
  meetingType: MeetingType;
  card: { pays: number; stays: number } | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const rest = payment.restCents - (card?.pays ?? 0);
  const minus = (cents: number) => `−${format.money(cents)}`;
  return (
    <MoneyLines
      lines={[
        {
          id: "session",
          what: t("payments.redeem.session"),
          amount: format.money(payment.priceCents),
        },
        ...(payment.paidCents > 0
          ? [{
            id: "before",
            what: t("payments.redeem.before"),
            amount: minus(payment.paidCents),
          }]
          : []),
        ...(card
          ? [{
            id: "card",
            what: t("payments.redeem.card"),
            note: t("payments.redeem.stays", { amount: format.money(card.stays) }),
            amount: minus(card.pays),
          }]
          : []),
        {
          id: "rest",
          what: t("payments.redeem.rest"),
          note: rest > 0 &&
            t(`payments.redeem.${meetingType === "IN_PERSON" ? "siteHelp" : "callHelp"}`),
          amount: format.money(rest),
          total: true,
        },
      ]}
    />
  );
}

function useCardProblem() {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  return ({ state, balanceCents, expiresOn }: GiftCardBalance): string | undefined => {
    if (state !== "active") {
      const day = expiresOn ? format.date(noonOf(expiresOn), "numeric") : "";
      return t(`gifts.balance.ended.${state}`, { day });
    }
    return balanceCents === 0 ? t("payments.redeem.empty") : undefined;
  };
}

function useRedeeming(session: TherapySession, onDone: () => void) {
  const { t } = useTranslation();
  const format = useFormat();
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const query = sessionPaymentQuery(session.id);
  return useSubmit({
    mutationFn: ({ code, amountCents }: { code: string; amountCents: number }) => {
      const body = { code, amountCents, therapySessionId: session.id };
      const header = { "idempotency-key": key.keyOf(body) };
      return ok(api.POST("/api/gift-cards/redeem", { params: { header }, body }));
    },
    onSuccess: (paid, { amountCents }) => {
      cache.setQueryData(query.queryKey, paid);
      refetchSessions(cache);
      void cache.invalidateQueries({ queryKey: ["gift-cards", "balance"] });
      const amount = format.money(amountCents);
      void notify({ tone: "success", message: t("payments.redeem.done", { amount }) });
      onDone();
    },
    // Another card or person may have paid meanwhile.
    onError: () => void cache.invalidateQueries(query),
  });
}

function Redeem({ session, payment, onDone }: {
  session: TherapySession;
  payment: SessionPayment;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const cardProblem = useCardProblem();
  const [typed, setTyped] = useState("");
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const { data, error, isFetching } = useQuery(balanceQuery(code));
  const redeeming = useRedeeming(session, onDone);
  const isLookedUp = code !== "" && codeOf(typed) === code;
  const refused = error ? codeProblem(error) ?? showFailure(error) : data && cardProblem(data);
  const pays = isLookedUp && data && !refused ? Math.min(payment.restCents, data.balanceCents) : 0;
  const card = data && pays > 0 ? { pays, stays: data.balanceCents - pays } : null;
  function add() {
    const next = codeOf(typed);
    setShort(!isWholeCode(next));
    if (isWholeCode(next)) setCode(next);
  }
  return (
    <Stack gap="group">
      <Form noValidate onSend={add}>
        <GroupCodeField
          name="code"
          label={t("gifts.balance.code")}
          description={t("gifts.balance.codeHelp")}
          value={typed}
          maxLength={400}
          error={isShort ? t("gifts.balance.codeMissing") : isLookedUp && !isFetching && refused}
          onValueChange={(next) => {
            setTyped(next);
            setShort(false);
          }}
        />
        {card && data && (
          <StateText state="done">
            {t("payments.redeem.onCard", { amount: format.money(data.balanceCents) })}
          </StateText>
        )}
        {!card && (
          <div>
            <Button type="submit" pending={isFetching}>{t("payments.redeem.add")}</Button>
          </div>
        )}
      </Form>
      <Lines payment={payment} meetingType={session.meetingType} card={card} />
      {redeeming.error && <Note tone="error" urgent>{showFailure(redeeming.error)}</Note>}
      {card && (
        <Button
          variant="primary"
          block
          pending={redeeming.isPending}
          onClick={() => redeeming.mutate({ code, amountCents: pays })}
        >
          {t("payments.redeem.confirm", { amount: format.money(pays) })}
        </Button>
      )}
    </Stack>
  );
}

/** Pays a session of the client with a gift card, in part or whole. */
export function RedeemDialog({ session, onClose }: {
  session: TherapySession;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(sessionPaymentQuery(session.id));
  const { startsAt, endsAt, therapist, practiceType, durationMinutes, priceCents } = session;
  return (
    <Dialog
      open
      title={t("payments.redeem.title")}
      closeLabel={t("shell.close")}
      onClose={onClose}
    >
      <Ticket
        date={ticketDateOf(startsAt, format)}
        time={format.times(startsAt, endsAt)}
        lines={[
          `${therapist.name} · ${label("THERAPY_TYPE", practiceType)}`,
          `${format.minutes(durationMinutes)} · ${format.money(priceCents)}`,
        ]}
      />
      {data && data.paidCents === 0 && <PayWithPackage session={session} onDone={onClose} />}
      {data && data.restCents > 0 && <Redeem session={session} payment={data} onDone={onClose} />}
      {data?.restCents === 0 && <Note role="status">{t("journal.money.nothing")}</Note>}
      {!data && error && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label={t("payments.loading")} count={1} />}
    </Dialog>
  );
}
