import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { createWebhook as limits } from "../../api/limits/webhooks.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type Webhook, webhooksQuery } from "./queries.ts";
import { SecretOnce } from "./secret-once.tsx";
import { eventNames } from "./webhook-events.ts";

const events: Webhook["events"] = [
  "session.booked",
  "session.moved",
  "session.cancelled",
  "session.finished",
];

/** The form of a new webhook, and then its secret. What was typed stays when it is refused. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const [url, setUrl] = useState("");
  const [picked, setPicked] = useState<string[]>(events);
  const [submitted, setSubmitted] = useState(false);
  const creating = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/webhooks", {
        body: { url: url.trim(), events: events.filter((event) => picked.includes(event)) },
      })),
    onSuccess: () => cache.invalidateQueries(webhooksQuery),
  });
  const isAddress = URL.canParse(url.trim());

  function send() {
    setSubmitted(true);
    if (isAddress && picked.length > 0) creating.mutate();
  }
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
    <Dialog
      open
      onClose={onClose}
      title={t("api.webhooks.form.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={creating.isPending}>
          {t("api.webhooks.form.send")}
        </Button>
      }
    >
      <Form id={form} onSend={send} noValidate>
        <Stack gap="group">
          <TextField
            type="url"
            name="webhook-url"
            label={t("api.webhooks.form.url")}
            description={t("api.webhooks.form.urlHelp")}
            maxLength={limits.url.maxLength}
            value={url}
            error={submitted && !isAddress ? t("api.webhooks.form.urlMissing") : undefined}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <CheckboxGroup
            label={t("api.webhooks.form.events")}
            options={events.map((value) => ({
              value,
              label: t(`api.webhooks.events.${eventNames[value]}`),
            }))}
            picked={picked}
            error={submitted && picked.length === 0
              ? t("api.webhooks.form.eventsMissing")
              : undefined}
            onPick={setPicked}
          />
          {creating.error && <Note tone="error" urgent>{showFailure(creating.error)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
