import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { deliveriesQuery, type Webhook, webhooksQuery } from "./queries.ts";
import { SecretOnce } from "../../api-keys/secret-once.tsx";
import { QueryContent } from "./user-page.tsx";
import { eventNames } from "./webhook-events.ts";

const NewWebhook = lazyPart(async () => (await import("./new-webhook.tsx")).NewWebhook);
const EditWebhook = lazyPart(async () => (await import("./edit-webhook.tsx")).EditWebhook);
const Deliveries = lazyPart(async () => (await import("./webhook-deliveries.tsx")).Deliveries);

type Opened = { part: "deliveries" | "editing" | "rotating" | "removing"; webhook: Webhook };

/** The practitioner's own servers that get changes of sessions. */
export function Webhooks() {
  const { t } = useTranslation();
  const webhooks = useQuery(webhooksQuery);
  const [isMaking, setMaking] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Section heading={t("api.webhooks.heading")}>
      <Stack gap="group">
        <Text tone="soft">{t("api.webhooks.text")}</Text>
        <QueryContent query={webhooks}>
          {(list) =>
            list.length === 0 ? <Text>{t("api.webhooks.none")}</Text> : (
              <Stack as="ul">
                {list.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    onOpen={(part) => setOpened({ part, webhook })}
                  />
                ))}
              </Stack>
            )}
        </QueryContent>
        <Row>
          <Button icon="plus" onClick={() => setMaking(true)}>{t("api.webhooks.make")}</Button>
        </Row>
      </Stack>
      <Suspense>
        {isMaking && <NewWebhook onClose={() => setMaking(false)} />}
        {opened?.part === "editing" && <EditWebhook webhook={opened.webhook} onClose={close} />}
        {opened?.part === "deliveries" && <Deliveries webhook={opened.webhook} onClose={close} />}
      </Suspense>
      {opened?.part === "rotating" && <RotateDialog webhook={opened.webhook} onClose={close} />}
      {opened?.part === "removing" && <RemoveDialog webhook={opened.webhook} onClose={close} />}
    </Section>
  );
}

function WebhookRow(
  { webhook, onOpen }: { webhook: Webhook; onOpen: (part: Opened["part"]) => void },
) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const { id, url, events, paused } = webhook;
  const testing = useSubmit({
    mutationFn: () => ok(api.POST("/api/webhooks/{id}/test", { params: { path: { id } } })),
    onSuccess: async () => {
      await cache.invalidateQueries(deliveriesQuery(id));
      void notify({ tone: "success", message: t("api.webhooks.testSent") });
    },
  });
  const parts = [
    { part: "deliveries", name: t("api.webhooks.log") },
    { part: "editing", name: t("api.webhooks.edit") },
    { part: "rotating", name: t("api.webhooks.secret") },
    { part: "removing", name: t("api.webhooks.remove") },
  ] as const;
  return (
    <li>
      <Stack gap="tight">
        <Row>
          <Text size="label">
            <bdi>{url}</bdi>
          </Text>
          {paused && <Badge tone="neutral" icon="clock">{t("api.webhooks.paused")}</Badge>}
        </Row>
        <Text size="small" tone="soft">
          {events.map((event) => t(`api.webhooks.events.${eventNames[event]}`)).join(", ")}
        </Text>
        <Row>
          {!paused && (
            <Button
              small
              pending={testing.isPending}
              aria-label={`${t("api.webhooks.test")}: ${url}`}
              onClick={() => testing.mutate()}
            >
              {t("api.webhooks.test")}
            </Button>
          )}
          {parts.map(({ part, name }) => (
            <Button
              key={part}
              small
              variant="quiet"
              aria-label={`${name}: ${url}`}
              onClick={() => onOpen(part)}
            >
              {name}
            </Button>
          ))}
        </Row>
        {testing.error && <Text size="small" role="alert">{showFailure(testing.error)}</Text>}
      </Stack>
    </li>
  );
}

type DialogProps = { webhook: Webhook; onClose: () => void };

function RotateDialog({ webhook: { id }, onClose }: DialogProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const rotating = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/webhooks/{id}/rotate-secret", { params: { path: { id } } })),
  });
  if (rotating.data) {
    return (
      <SecretOnce
        title={t("api.webhooks.made.title")}
        label={t("api.webhooks.made.label")}
        secret={rotating.data.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("api.webhooks.rotating.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button
          variant="primary"
          pending={rotating.isPending}
          onClick={() => rotating.mutate()}
        >
          {t("api.webhooks.rotating.send")}
        </Button>
      }
    >
      <Stack gap="stack">
        <Text>{t("api.webhooks.rotating.text")}</Text>
        {rotating.error && <Note tone="error" urgent>{showFailure(rotating.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

function RemoveDialog({ webhook: { id, url }, onClose }: DialogProps) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const removing = useSubmit({
    mutationFn: () => ok(api.DELETE("/api/webhooks/{id}", { params: { path: { id } } })),
    onSuccess: async () => {
      await cache.invalidateQueries(webhooksQuery);
      onClose();
      void notify({ tone: "success", message: t("api.webhooks.removing.done") });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("api.webhooks.removing.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button
          variant="primary"
          pending={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {t("api.webhooks.removing.send")}
        </Button>
      }
    >
      <Stack gap="stack">
        <Text>
          <bdi>{url}</bdi>
        </Text>
        <Text>{t("api.webhooks.removing.text")}</Text>
        {removing.error && <Note tone="error" urgent>{showFailure(removing.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
