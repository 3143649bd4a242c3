import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { downloadBlob } from "../../download.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type ChainedAction = components["schemas"]["ChainedAction"];

async function wholeChain(): Promise<ChainedAction[]> {
  const all: ChainedAction[] = [];
  for (;;) {
    const query = { after: all.at(-1)?.record.position ?? 0 };
    const { actions, isLast } = await ok(api.GET("/api/admin/action-chain", { params: { query } }));
    all.push(...actions);
    if (isLast) return all;
  }
}

/** Saves the whole log with its hashes, so that an outsider can verify it. */
export function ChainButton() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const saving = useSubmit<void, void>({
    mutationFn: async () => {
      const json = JSON.stringify(await wholeChain(), null, 1);
      downloadBlob(new Blob([json], { type: "application/json" }), "audit-log.json");
    },
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <Button icon="download" pending={saving.isPending} onClick={() => saving.mutate()}>
      {t("admin.log.chain")}
    </Button>
  );
}
