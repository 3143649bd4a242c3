import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Figures } from "ui-kit/layout/figures.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import {
  type AccountName,
  type LedgerLine as Line,
  type LedgerPage,
  ledgerQuery,
  ledgerSumsQuery,
} from "./money-queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const accounts = [
  "gift-card",
  "package",
  "order",
  "session",
  "practitioner",
  "refund",
  "unmatched",
] as const;

const incomes = ["postage", "expired-cards", "courses"] as const;

function useAccountName() {
  const { t } = useTranslation();
  return (account: string): string => {
    const [kind = "", id = ""] = account.split(/:(.*)/);
    if (kind === "card-processor") return t("admin.ledger.accounts.card-processor");
    if (kind === "income") {
      const income = incomes.find((each) => each === id);
      return income ? t(`admin.ledger.accounts.income.${income}`) : account;
    }
    const known = accounts.find((each) => each === kind);
    // Two ids differ at their ends; their beginnings are times.
    return known ? t(`admin.ledger.accounts.${known}`, { id: id.slice(-6) }) : account;
  };
}

function useColumns(): QueueColumn<Line>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const accountName = useAccountName();
  const { label } = useDomainValues();
  const nameText = (named: AccountName) => {
    if ("name" in named) return named.name;
    const { practitioner, practiceType, intro, startsAt } = named;
    const practice = intro ? t("admin.sessions.intro") : label("THERAPY_TYPE", practiceType);
    return `${practice}, ${format.listDateTime(startsAt)}, ${practitioner}`;
  };
  // A list of cards has no heads over its two sums.
  const money = (side: "debit" | "credit", cents: number) =>
    cents > 0 && (
      <Text numeric>
        <ShowAt below="tablet">{`${t(`admin.ledger.columns.${side}`)} `}</ShowAt>
        {format.money(cents)}
      </Text>
    );
  return [
    {
      id: "what",
      name: t("admin.ledger.columns.what"),
      as: "title",
      cell: ({ movement }) =>
        movement && <Text weight="strong">{t(`admin.ledger.kinds.${movement.kind}`)}</Text>,
    },
    {
      id: "when",
      name: t("admin.ledger.columns.when"),
      as: "date",
      sortBy: "order",
      cell: ({ movement }) =>
        movement && <Text size="small" tone="soft">{format.listDateTime(movement.at)}</Text>,
    },
    {
      id: "account",
      name: t("admin.ledger.columns.account"),
      as: "line",
      cell: ({ account, named }) =>
        named
          ? (
            <Stack gap="hair">
              <Text>{nameText(named)}</Text>
              <Text size="small" tone="soft" title={account}>{accountName(account)}</Text>
            </Stack>
          )
          : <Text title={account}>{accountName(account)}</Text>,
    },
    {
      id: "debit",
      name: t("admin.ledger.columns.debit"),
      as: "line",
      numeric: true,
      cell: ({ debitCents }) => money("debit", debitCents),
    },
    {
      id: "credit",
      name: t("admin.ledger.columns.credit"),
      as: "line",
      numeric: true,
      cell: ({ creditCents }) => money("credit", creditCents),
    },
  ];
}

const groups = ["gift-card", "package", "session", "practitioner"] as const;

/** What is owed to whom, and that all of it sums to zero. */
function SumsOf({ totals, differenceCents }: LedgerPage) {
  const { t } = useTranslation();
  const format = useFormat();
  const isBalanced = differenceCents === 0;
  const owed = (group: string) => totals.find((each) => each.group === group)?.balanceCents ?? 0;
  return (
    <Figures
      items={[
        ...groups.map((group) => ({
          name: t(`admin.ledger.figures.${group}`),
          value: format.money(owed(group)),
        })),
        {
          name: t("admin.ledger.figures.difference"),
          value: format.money(differenceCents),
          note: (
            <StateText state={isBalanced ? "done" : "error"}>
              {t(`admin.ledger.figures.${isBalanced ? "balanced" : "unbalanced"}`)}
            </StateText>
          ),
        },
      ]}
    />
  );
}

function Sums() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(ledgerSumsQuery);
  if (data) return <SumsOf {...data} />;
  if (!error) {
    return (
      <Skeleton label={t("admin.list.loading")}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  }
  return (
    <Failed
      message={showFailure(error)}
      retryLabel={t("shell.retry")}
      onRetry={() => void refetch()}
    />
  );
}

export function Component() {
  const { t } = useTranslation();
  const { text, order } = useQueueAddress();
  const filters = { order, ...(text && { text }) };
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.ledger")} lead={t("admin.ledger.lead")}>
      <Stack gap="block">
        <Sums />
        <QueueFilter
          list="ledger"
          query={filters}
          states={[]}
          searchLabel={t("admin.ledger.search")}
        />
        <Queue
          label={t("admin.pages.ledger")}
          query={ledgerQuery(filters)}
          columns={columns}
          keyOf={({ key }) => key}
          filtered={Boolean(text)}
          counted="ledger"
        />
      </Stack>
    </AdminPage>
  );
}
