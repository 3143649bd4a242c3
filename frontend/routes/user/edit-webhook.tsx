import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { type Webhook, webhooksQuery } from "./queries.ts";
import { WebhookForm } from "./webhook-form.tsx";

/** Changes where messages go, which ones, and whether they wait. */
export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const saving = useSubmit({
    mutationFn: (body: Pick<Webhook, "url" | "events" | "paused">) =>
      ok(api.PUT("/api/webhooks/{id}", { params: { path: { id: webhook.id } }, body })),
    onSuccess: async () => {
      await cache.invalidateQueries(webhooksQuery);
      onClose();
      void notify({ tone: "success", message: t("api.webhooks.form.saved") });
    },
  });
  return (
    <WebhookForm
      title={t("api.webhooks.form.editTitle")}
      sendLabel={t("api.webhooks.form.save")}
      webhook={webhook}
      pending={saving.isPending}
      failure={saving.error}
      onSend={saving.mutate}
      onClose={onClose}
    />
  );
}
