import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { adminKey } from "../../admin/summary.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

export type BulkAction<Row> = {
  id: string;
  label: string;
  /** On the button that begins it: what happens to how many. */
  start: (count: number) => string;
  icon: IconName;
  /** Said before it begins. */
  warning: string;
  run?: (row: Row) => Promise<unknown>;
  /** In place of `run`: asks first, for all rows together, and passes on what to do with each. */
  Decision?: ComponentType<{
    rows: Row[];
    onDecide: (run: ((row: Row) => Promise<unknown>) | null) => void;
  }>;
};

type Outcome = { state: "done" } | { state: "refused"; why: string };

/** What can be done to the chosen rows. One row after the other: what stopped in the middle goes on with the rest. */
export function BulkActions<Row>({ actions, rows, keyOf, nameOf, onClear }: {
  actions: BulkAction<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<{ action: BulkAction<Row>; rows: Row[] } | null>(null);
  if (rows.length === 0 && !begun) return null;
  return (
    <Row>
      <Text as="span" size="small" role="status">
        {t("admin.bulk.chosen", { count: rows.length })}
      </Text>
      {actions.map((action) => (
        <Button
          key={action.id}
          small
          icon={action.icon}
          disabled={rows.length === 0}
          onClick={() => setBegun({ action, rows })}
        >
          {action.label}
        </Button>
      ))}
      <Button small variant="quiet" onClick={onClear}>{t("admin.bulk.clear")}</Button>
      {begun && (
        <BulkDialog
          {...begun}
          keyOf={keyOf}
          nameOf={nameOf}
          onClose={() => {
            setBegun(null);
            onClear();
          }}
        />
      )}
    </Row>
  );
}

function BulkDialog<Row>({ action, rows, keyOf, nameOf, onClose }: {
  action: BulkAction<Row>;
  rows: Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const [decided, setDecided] = useState<BulkAction<Row>["run"] | null>(() => action.run ?? null);
  const onDecide = useCallback(
    (run: ((row: Row) => Promise<unknown>) | null) => setDecided(() => run),
    [],
  );
  const { Decision } = action;
  const left = rows.filter((row) => outcomes.get(keyOf(row))?.state !== "done");

  async function run() {
    if (!decided) return;
    isStopped.current = false;
    setRunning(true);
    for (const row of left) {
      if (isStopped.current) break;
      const outcome = await decided(row).then(
        (): Outcome => ({ state: "done" }),
        (failure): Outcome => ({ state: "refused", why: showFailure(failure as Error) }),
      );
      setOutcomes((before) => new Map(before).set(keyOf(row), outcome));
    }
    setRunning(false);
    void cache.invalidateQueries({ queryKey: adminKey });
  }

  return (
    <Dialog
      open
      onClose={() => {
        isStopped.current = true;
        onClose();
      }}
      title={action.label}
      closeLabel={t("shell.close")}
      actions={
        <>
          {isRunning && (
            <Button onClick={() => void (isStopped.current = true)}>{t("admin.bulk.stop")}</Button>
          )}
          {left.length > 0 && (
            <Button
              variant="primary"
              pending={isRunning}
              disabled={!decided}
              onClick={() => void run()}
            >
              {outcomes.size === 0
                ? action.start(left.length)
                : t("admin.bulk.continue", { count: left.length })}
            </Button>
          )}
          {left.length === 0 && (
            <Button variant="primary" onClick={onClose}>{t("admin.bulk.close")}</Button>
          )}
        </>
      }
    >
      <Stack gap="stack">
        <Text>{action.warning}</Text>
        {Decision && outcomes.size === 0 && !isRunning && (
          <Decision rows={rows} onDecide={onDecide} />
        )}
        <Stack as="ul" gap="stack">
          {rows.map((row) => {
            const outcome = outcomes.get(keyOf(row));
            return (
              <li key={keyOf(row)}>
                <Row justify="between">
                  <Text as="span">{nameOf(row)}</Text>
                  {outcome?.state === "done" && (
                    <Badge tone="success" icon="check">{t("admin.bulk.done")}</Badge>
                  )}
                  {outcome?.state === "refused" && (
                    <Badge tone="error" icon="x">{outcome.why}</Badge>
                  )}
                </Row>
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Dialog>
  );
}
