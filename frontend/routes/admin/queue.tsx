import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { FilterRow } from "ui-kit/layout/filter-row.tsx";
import { Row as ButtonRow } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { textOf } from "../../forms.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { type BulkAction, BulkActions } from "./bulk-actions.tsx";
import { CsvButton, type ExportedList } from "./csv-button.tsx";
import type { QueueQuery } from "./queries.ts";
import { type QueueColumn, type QueueSorting, useShownColumns } from "./queue-columns.ts";
import { KeysDialog, QueueTools } from "./queue-tools.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useQueueAddress } from "./use-queue-address.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** A list of the admin part: loading, empty, failed, or a table with its tools and its further pages. */
export function Queue<Row>(
  {
    label,
    query,
    columns,
    keyOf,
    filtered = false,
    waiting = false,
    sorting,
    bulk,
    nameOf = keyOf,
    counted = "list",
  }: {
    label: string;
    query: QueueQuery<Row>;
    columns: QueueColumn<Row>[];
    keyOf: (row: Row) => string;
    filtered?: boolean;
    /** Lists only what waits for a decision. */
    waiting?: boolean;
    /** The order of a list whose heads sort. */
    sorting?: QueueSorting;
    /** What can be done to chosen rows. */
    bulk?: BulkAction<Row>[];
    nameOf?: (row: Row) => string;
    counted?: "list" | "ledger";
  },
) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { clear } = useQueueAddress();
  const list = useInfiniteQuery(query);
  const shownColumns = useShownColumns(columns, sorting);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isHelpShown, setHelpShown] = useState(false);
  const [onHelp] = useState(() => () => setHelpShown(true));
  const table = useRef<HTMLDivElement>(null);
  useListKeys(table, onHelp);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  useRowFocus(table, rows.map(keyOf));
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = list;
  if (isPending) return <Skeleton label={t("admin.list.loading")} count={4} />;
  if (!data) {
    const reference = referenceOf(error);
    return (
      <Failed
        message={`${t("admin.list.failed")} ${showFailure(error)}`}
        retryLabel={t("shell.retry")}
        onRetry={() => void list.refetch()}
        reference={reference && t("shell.reference", { id: reference })}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <Empty
        message={t(`admin.list.${filtered ? "noneFound" : waiting ? "noneWaiting" : "none"}`)}
        action={filtered && <Button onClick={clear}>{t("admin.list.clear")}</Button>}
      />
    );
  }
  return (
    <Stack gap="stack">
      <QueueTools
        columns={columns}
        shown={rows.length}
        total={data.pages[0]?.total ?? null}
        counted={counted}
        isComplete={!hasNextPage}
        onHelp={onHelp}
      />
      {bulk && (
        <BulkActions
          actions={bulk}
          rows={rows.filter((row) => picked.has(keyOf(row)))}
          keyOf={keyOf}
          nameOf={nameOf}
          onClear={() => setPicked(new Set())}
        />
      )}
      <DataTable<Row>
        ref={table}
        focusableRows
        label={label}
        columns={shownColumns}
        rows={rows}
        keyOf={keyOf}
        selection={bulk && {
          picked,
          onPick: setPicked,
          allLabel: t("admin.bulk.all"),
          labelOf: (row) => t("admin.bulk.choose", { name: nameOf(row) }),
        }}
      />
      {hasNextPage && (
        <Pager
          label={t("admin.list.more")}
          pending={isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {isHelpShown && <KeysDialog onClose={() => setHelpShown(false)} />}
    </Stack>
  );
}

/** Search and filter of a list; both stand in its address. */
export function QueueFilter(
  {
    list,
    query = {},
    states,
    stateLabel,
    searchLabel,
    ordered = false,
    picked = "all",
    download,
    children,
  }: {
    /** Of the download; a list without one leaves it out. */
    list?: ExportedList;
    /** What the list shows now, for its download. */
    query?: ComponentProps<typeof CsvButton>["query"];
    states: { id: string; label: string }[];
    stateLabel?: string;
    /** What the search finds, where it is not names and addresses. */
    searchLabel?: string;
    ordered?: boolean;
    /** The state that is listed when the address names none. */
    picked?: string;
    /** Of a list that is not exported by its name. */
    download?: ReactNode;
    /** Further filters. */
    children?: ReactNode;
  },
) {
  const { t } = useTranslation();
  const { text, state, order, change } = useQueueAddress();
  return (
    <Form
      role="search"
      aria-label={searchLabel ?? t("admin.list.search")}
      onSend={(entries) => change({ text: textOf(entries, "text").trim() })}
    >
      <FilterRow>
        <TextField
          key={text}
          type="search"
          name="text"
          label={searchLabel ?? t("admin.list.search")}
          defaultValue={text}
          maxLength={100}
        />
        {states.length > 0 && (
          <Select
            label={stateLabel ?? t("admin.list.state")}
            picked={state || picked}
            groups={[{ options: [{ id: "all", label: t("admin.list.all") }, ...states] }]}
            onPick={(id) => change({ state: id === picked ? "" : id })}
          />
        )}
        {ordered && (
          <Select
            label={t("admin.list.order")}
            picked={order}
            groups={[{
              options: (["newest", "oldest"] as const)
                .map((id) => ({ id, label: t(`admin.list.${id}`) })),
            }]}
            onPick={(id) => change({ order: id === "oldest" ? id : "" })}
          />
        )}
        {children}
        <ButtonRow gap="stack">
          <Button type="submit" icon="search">{t("admin.list.find")}</Button>
          {download}
          {list && <CsvButton list={list} query={query} />}
        </ButtonRow>
      </FilterRow>
    </Form>
  );
}
