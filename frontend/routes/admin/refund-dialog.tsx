import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { api, ok } from "../../api/client.ts";
import { centsOf } from "../../euros.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { ListedPayment, paymentsQuery } from "./money-queries.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

function Refund({ payment, onClose }: { payment: ListedPayment; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, amountCents, refundedCents, description } = payment;
  const most = amountCents - refundedCents;
  const [typed, setTyped] = useState(() => String(most / 100));
  const [isWrong, setWrong] = useState(false);
  const cents = centsOf(typed);
  const refunding = useDecision<string>({
    send: (reason) =>
      ok(api.POST("/api/admin/payments/{id}/refund", {
        params: { path: { id } },
        body: { amountCents: cents ?? 0, reason },
      })),
    done: t("admin.payments.refunded"),
    onDone: onClose,
  });
  const isBad = cents === null || cents === 0 || cents > most;
  return (
    <ReasonDialog
      title={t("admin.payments.refundTitle", { name: description })}
      text={t("admin.payments.refundText", {
        paid: format.money(amountCents),
        refunded: format.money(refundedCents),
      })}
      sendLabel={t("admin.payments.refund")}
      sending={{
        ...refunding,
        mutate: (reason) => {
          setWrong(isBad);
          if (!isBad) refunding.mutate(reason);
        },
      }}
      onClose={onClose}
    >
      <TextField
        name="amount"
        inputMode="decimal"
        unit="€"
        label={t("admin.payments.refundAmount")}
        value={typed}
        maxLength={12}
        error={isWrong && t("admin.payments.refundAmountWrong", { most: format.money(most) })}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setWrong(false);
        }}
      />
    </ReasonDialog>
  );
}

/** The payment that the address opens. */
export function RefundDialog({ query }: { query: ReturnType<typeof paymentsQuery> }) {
  const { open, change } = useQueueAddress();
  const { data } = useInfiniteQuery(query);
  const payment = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === open);
  const isOpen = payment?.state === "paid" || payment?.state === "partially-refunded";
  if (!payment || !isOpen) return null;
  return <Refund key={payment.id} payment={payment} onClose={() => change({ open: "" })} />;
}
