import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Figures } from "ui-kit/layout/figures.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type LedgerPage, ledgerQuery } from "./money-queries.ts";

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

type Movement = LedgerPage["movements"][number];

type Line = {
  key: string;
  /** Only on the first line of a movement. */
  movement: Movement | null;
  account: string;
  debitCents: number;
  creditCents: number;
};

/** Two lines for each transfer. */
function linesOf(movements: Movement[]): Line[] {
  return movements.flatMap((movement) =>
    movement.transfers.flatMap(({ debit, credit, amountCents }, at): Line[] => [
      {
        key: `${movement.id} ${at} debit`,
        movement: at === 0 ? movement : null,
        account: debit,
        debitCents: amountCents,
        creditCents: 0,
      },
      {
        key: `${movement.id} ${at} credit`,
        movement: null,
        account: credit,
        debitCents: 0,
        creditCents: amountCents,
      },
    ])
  );
}

function useColumns(): DataColumn<Line>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const accountName = useAccountName();
  const money = (cents: number) => cents > 0 && <Text numeric>{format.money(cents)}</Text>;
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
      cell: ({ movement }) =>
        movement && <Text size="small" tone="soft">{format.dateTime(movement.at)}</Text>,
    },
    {
      id: "account",
      name: t("admin.ledger.columns.account"),
      as: "line",
      cell: ({ account }) => <Text title={account}>{accountName(account)}</Text>,
    },
    {
      id: "debit",
      name: t("admin.ledger.columns.debit"),
      as: "line",
      numeric: true,
      cell: ({ debitCents }) => money(debitCents),
    },
    {
      id: "credit",
      name: t("admin.ledger.columns.credit"),
      as: "line",
      numeric: true,
      cell: ({ creditCents }) => money(creditCents),
    },
  ];
}

const groups = ["gift-card", "package", "session", "practitioner"] as const;

/** What is owed to whom, and that all of it sums to zero. */
function Sums({ totals, differenceCents }: LedgerPage) {
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

function Ledger() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const columns = useColumns();
  const list = useInfiniteQuery(ledgerQuery);
  const { data, error, hasNextPage, isFetchingNextPage } = list;
  if (!data) {
    return error
      ? (
        <Failed
          message={`${t("admin.list.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void list.refetch()}
        />
      )
      : <Skeleton label={t("admin.list.loading")} count={4} />;
  }
  const movements = data.pages.flatMap((page) => page.movements);
  const [newest] = data.pages;
  return (
    <Stack gap="block">
      {newest && <Sums {...newest} />}
      {movements.length === 0 ? <Empty message={t("admin.ledger.none")} /> : (
        <DataTable
          label={t("admin.pages.ledger")}
          columns={columns}
          rows={linesOf(movements)}
          keyOf={({ key }) => key}
        />
      )}
      {hasNextPage && (
        <Pager
          label={t("admin.list.more")}
          pending={isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.ledger")} lead={t("admin.ledger.lead")}>
      <Ledger />
    </AdminPage>
  );
}
