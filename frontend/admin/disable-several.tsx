import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { disableAccount as limits } from "../api/limits/admin.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import {
  BookingsChoice,
  type Choice,
  disable,
  type Disabled,
  type Effects,
  effectsOf,
  EndedThings,
} from "./disable-dialog.tsx";
import { adminKey } from "./summary.ts";

type Account = Pick<Disabled, "id" | "version">;

/** Shows first what happens to the bookings of all chosen accounts, and asks once what becomes of them. */
export function DisableSeveral({ rows, onDecide }: {
  rows: Account[];
  /** What disables one of them; null while the administrator has not decided. */
  onDecide: (run: ((row: Account) => Promise<unknown>) | null) => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [asClient, setAsClient] = useState<Choice>("keep");
  const [asPractitioner, setAsPractitioner] = useState<Choice | undefined>();
  const [reason, setReason] = useState("");
  const answers = useQueries({
    queries: rows.map((row) => ({
      queryKey: [...adminKey, "disable-effects", "account", row.id],
      queryFn: ({ signal }: { signal: AbortSignal }) => effectsOf(accountOf(row), signal),
      staleTime: 0,
    })),
  });
  const known = answers.flatMap(({ data }) => data ? [data] : []);
  const failed = answers.find(({ error, data }) => error && !data);
  const isKnown = known.length === rows.length;
  const effects = sumOf(known);
  const isDecided = isKnown && (effects.asPractitioner === 0 || asPractitioner !== undefined);
  useEffect(() => {
    const decision = { asClient, asPractitioner: asPractitioner ?? "keep" as const, reason };
    onDecide(isDecided ? (row) => disable(accountOf(row), decision) : null);
  }, [asClient, asPractitioner, reason, isDecided, onDecide]);
  if (failed) {
    return (
      <Failed
        message={showFailure(failed.error!)}
        retryLabel={t("shell.retry")}
        onRetry={() => answers.forEach(({ error, refetch }) => error && void refetch())}
      />
    );
  }
  if (!isKnown) return <Skeleton label={t("admin.list.loading")} count={2} />;
  return (
    <Stack gap="group">
      <EndedThings effects={effects} />
      {effects.asPractitioner > 0 && (
        <BookingsChoice
          role="asPractitioner"
          effects={effects}
          picked={asPractitioner}
          onPick={setAsPractitioner}
        />
      )}
      {effects.asClient > 0 && (
        <BookingsChoice role="asClient" effects={effects} picked={asClient} onPick={setAsClient} />
      )}
      <TextArea
        name="reason"
        label={t("admin.disable.reason")}
        description={t("admin.disable.reasonHelp")}
        maxLength={limits.reason.maxLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Stack>
  );
}

function accountOf({ id, version }: Account): Disabled {
  return { kind: "account", id, version, name: "" };
}

const none: Effects = {
  asClient: 0,
  asPractitioner: 0,
  clients: 0,
  paidCents: 0,
  requests: 0,
  orders: 0,
  holds: 0,
  waiting: 0,
  packages: 0,
  courses: 0,
};

function sumOf(all: Effects[]): Effects {
  const names = Object.keys(none) as (keyof Effects)[];
  return all.reduce(
    (sum, one) => Object.fromEntries(names.map((name) => [name, sum[name] + one[name]])) as Effects,
    none,
  );
}
