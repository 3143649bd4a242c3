import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SessionHistory } from "ui-kit/booking/session-history.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { recordOnSitePayment as limits } from "../api/limits/therapy-sessions.ts";
import { noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { historyQuery, type Side } from "./queries.ts";
import type { SessionChange, TherapySession } from "./therapy-session.ts";

function useActorName(session: TherapySession, side: Side) {
  const { t } = useTranslation();
  return ({ actor, assistantName }: SessionChange): string | null => {
    if (actor === "clock") return null;
    if (actor === "admin" || actor === "provider") return t(`journal.history.${actor}`);
    const isOwn = (actor === "client") === (side === "me");
    if (isOwn && !assistantName) return t("journal.session.you");
    if (actor === "client") return session.client.name;
    const { name } = session.therapist;
    return assistantName
      ? t("journal.history.forPractitioner", { assistant: assistantName, name })
      : name;
  };
}

/** The words of the change say its reason. */
function hasOwnWords({ action }: SessionChange): boolean {
  return ["rate", "delay", "record-payment", "remove-payment"].includes(action);
}

function isMethod(method: string | undefined): method is (typeof limits.method.enum)[number] {
  return limits.method.enum.some((one) => one === method);
}

export function History({ session, side }: { session: TherapySession; side: Side }) {
  const { t } = useTranslation();
  const format = useFormat();
  const calendar = useFormat("UTC");
  const showFailure = useShowFailure();
  const nameOf = useActorName(session, side);
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...historyQuery(session.id), enabled: opened });
  function paymentText(reason: string): string {
    const { amount, method, day } = /^(?<amount>[\d.]+) EUR, (?<method>\w+), (?<day>[\d-]+)$/
      .exec(reason)?.groups ?? {};
    if (!amount || !isMethod(method) || !day) return reason;
    const money = format.money(Math.round(Number(amount) * 100));
    return [money, t(`journal.money.method.${method}`), calendar.date(noonOf(day))].join(", ");
  }
  function wordsOf({ action, reason, fromStartsAt, toStartsAt }: SessionChange): string {
    if (action === "rate") {
      return reason ? t("journal.history.rate", { rating: reason }) : t("journal.history.rated");
    }
    if (action === "delay") return t("journal.history.delay", { count: Number(reason) });
    if (action === "record-payment" || action === "remove-payment") {
      return t(`journal.history.${action}`, { what: paymentText(reason ?? "") });
    }
    if (action !== "reschedule" || !fromStartsAt || !toStartsAt) {
      return t(`journal.history.${action}`);
    }
    const [from, to] = [fromStartsAt, toStartsAt].map((at) => format.dateTime(at));
    return `${t("journal.history.reschedule")}: ${from} → ${to}`;
  }
  function what(change: SessionChange): string {
    const { outcome } = change;
    const words = wordsOf(change);
    const late = outcome === "late" ? t("journal.history.late") : null;
    return [words, late, nameOf(change)].filter(Boolean).join(" · ");
  }
  return (
    <SessionHistory
      title={t("journal.history.title")}
      onOpen={() => setOpened(true)}
      lines={query.data?.map((change) => ({
        dateTime: change.at,
        when: format.dateTime(change.at),
        what: what(change),
        reason: hasOwnWords(change) ? undefined : change.reason ?? undefined,
      }))}
      fallback={query.error
        ? (
          <Failed
            message={showFailure(query.error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void query.refetch()}
          />
        )
        : <Skeleton label={t("journal.list.loading")} count={2} />}
    />
  );
}
