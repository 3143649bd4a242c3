import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { OrderList } from "ui-kit/controls/order-list.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { domainValuesQuery } from "../../api/domain-values.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { AdminValue } from "./upkeep-queries.ts";
import { useDecision } from "./use-decision.ts";
import { valueHref, type ValueKind } from "./value-kinds.ts";

export function ValueOrder({ kind, values }: { kind: ValueKind; values: AdminValue[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const [before] = useState(() => values.map(({ code }) => code));
  const [after, setAfter] = useState(before);
  const onClose = () => void navigate(valueHref(kind), { replace: true, preventScrollReset: true });
  const ordering = useDecision<void>({
    send: () =>
      ok(api.PUT("/api/admin/domain-values/{domainCode}", {
        params: { path: { domainCode: kind } },
        body: { before, after },
      })),
    done: t("values.order.saved"),
    onDone: () => {
      void cache.invalidateQueries({ queryKey: domainValuesQuery.queryKey });
      onClose();
    },
  });
  const items = after.flatMap((code) => {
    const value = values.find((one) => one.code === code);
    const name = value?.labels[language] ?? code;
    return value ? [{ id: code, name, content: <Text>{name}</Text> }] : [];
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("values.order.title", { kind: t(`values.kind.${kind}`) })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("values.back")}</Button>
          <Button
            variant="primary"
            pending={ordering.isPending}
            onClick={() => ordering.mutate()}
          >
            {t("values.order.save")}
          </Button>
        </>
      }
    >
      <Stack gap="group">
        {ordering.error && <Note tone="error" urgent>{showFailure(ordering.error)}</Note>}
        <OrderList
          items={items}
          onOrder={setAfter}
          handleLabel={(name) => t("values.order.handle", { name })}
          movedText={(name, position, count) => t("values.order.moved", { name, position, count })}
        />
      </Stack>
    </Dialog>
  );
}
