import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Tooltip } from "ui-kit/feedback/tooltip.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { canHide, type QueueColumn } from "./queue-columns.ts";
import { SavedViews } from "./saved-views.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

/** Above a list: how many rows it has, its views and its columns. */
export function QueueTools<Row>({ columns, shown, total, counted, isComplete, onHelp, children }: {
  columns: QueueColumn<Row>[];
  shown: number;
  total: { count: number; isExact: boolean } | null;
  /** Whose words name what is counted. */
  counted: "list" | "ledger";
  isComplete: boolean;
  onHelp: () => void;
  children?: React.ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Row justify="between">
      <Text as="span" size="small" tone="soft" role="status">{countText()}</Text>
      <Row>
        {children}
        <SavedViews />
        <Button small variant="quiet" icon="sliders-horizontal" onClick={() => setChoosing(true)}>
          {t("admin.list.columns")}
        </Button>
        <Tooltip text={`${t("admin.list.keys")}: ?`}>
          <Button small variant="quiet" icon="keyboard" iconOnly onClick={onHelp}>
            {t("admin.list.keys")}
          </Button>
        </Tooltip>
      </Row>
      {isChoosing && <ColumnsDialog columns={columns} onClose={() => setChoosing(false)} />}
    </Row>
  );

  function countText(): string {
    const of = (count: number) => ({ count, number: format.number(count) });
    if (total?.isExact) return t(`admin.${counted}.count`, of(total.count));
    if (isComplete) return t("admin.list.count", of(shown));
    if (total && total.count > 0) return t(`admin.${counted}.countOver`, of(total.count));
    return t("admin.list.countShown", of(shown));
  }
}

function ColumnsDialog<Row>({ columns, onClose }: {
  columns: QueueColumn<Row>[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { hidden, change } = useQueueAddress();
  const [left, setLeft] = useState(hidden);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admin.list.columns")}
      closeLabel={t("shell.close")}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            change({ hidden: left.join(".") });
            onClose();
          }}
        >
          {t("admin.list.applyColumns")}
        </Button>
      }
    >
      <Stack gap="stack">
        {columns.filter(canHide).map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={!left.includes(id)}
            onCheckedChange={(isShown) =>
              setLeft(isShown ? left.filter((other) => other !== id) : [...left, id])}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

const keys = [
  { name: "move", keys: "j, k, ↓, ↑" },
  { name: "open", keys: "Enter" },
  { name: "choose", keys: "x" },
  { name: "search", keys: "/" },
  { name: "palette", keys: "Ctrl K, ⌘ K" },
  { name: "help", keys: "?" },
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t("admin.list.keys")} closeLabel={t("shell.close")}>
      <DescriptionList
        items={keys.map(({ name, keys }) => ({
          name: t(`admin.list.keysOf.${name}`),
          value: keys,
        }))}
      />
    </Dialog>
  );
}
