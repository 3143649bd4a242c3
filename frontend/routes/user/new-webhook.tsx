import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { type Webhook, webhooksQuery } from "./queries.ts";
import { SecretOnce } from "../../api-keys/secret-once.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** The form of a new webhook, and then its secret. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const creating = useSubmit({
    mutationFn: ({ url, events }: Pick<Webhook, "url" | "events">) =>
      ok(api.POST("/api/webhooks", { body: { url, events } })),
    onSuccess: () => cache.invalidateQueries(webhooksQuery),
  });
  if (creating.data) {
    return (
      <SecretOnce
        title={t("api.webhooks.made.title")}
        label={t("api.webhooks.made.label")}
        secret={creating.data.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <WebhookForm
      title={t("api.webhooks.form.title")}
      sendLabel={t("api.webhooks.form.send")}
      pending={creating.isPending}
      failure={creating.error}
      onSend={creating.mutate}
      onClose={onClose}
    />
  );
}
