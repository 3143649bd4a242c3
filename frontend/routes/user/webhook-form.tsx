import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { createWebhook as limits } from "../../api/limits/webhooks.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Webhook } from "./queries.ts";
import { eventNames } from "./webhook-events.ts";

const events: Webhook["events"] = [
  "session.booked",
  "session.moved",
  "session.cancelled",
  "session.finished",
];

type Draft = Pick<Webhook, "url" | "events" | "paused">;

type Props = {
  title: string;
  sendLabel: string;
  /** A stored webhook can also be paused. */
  webhook?: Webhook;
  pending: boolean;
  failure: Error | null;
  onSend: (draft: Draft) => void;
  onClose: () => void;
};

/** Where messages go, and which. What was typed stays when it is refused. */
export function WebhookForm(
  { title, sendLabel, webhook, pending, failure, onSend, onClose }: Props,
) {
  const { t } = useTranslation();
  const form = useId();
  const showFailure = useShowFailure();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [picked, setPicked] = useState<string[]>(webhook?.events ?? events);
  const [paused, setPaused] = useState(webhook?.paused ?? false);
  const [submitted, setSubmitted] = useState(false);
  const isAddress = URL.canParse(url.trim());

  function send() {
    setSubmitted(true);
    if (!isAddress || picked.length === 0) return;
    onSend({ url: url.trim(), events: events.filter((event) => picked.includes(event)), paused });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={pending}>{sendLabel}</Button>
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
          {webhook && (
            <Stack gap="tight">
              <Checkbox
                name="webhook-paused"
                label={t("api.webhooks.form.paused")}
                checked={paused}
                onCheckedChange={setPaused}
              />
              <Text size="small" tone="soft">{t("api.webhooks.form.pausedHelp")}</Text>
            </Stack>
          )}
          {failure && <Note tone="error" urgent>{showFailure(failure)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
