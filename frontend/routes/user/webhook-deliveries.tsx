import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { deliveriesQuery, type Webhook, type WebhookDelivery } from "./queries.ts";
import { ListItem } from "./user-page.tsx";
import { eventNames } from "./webhook-events.ts";

const looks = {
  waiting: { tone: "neutral", icon: "clock" },
  delivered: { tone: "success", icon: "check" },
  failed: { tone: "error", icon: "x" },
} as const;

/** What was sent to a webhook, and what came of it. */
export function Deliveries(
  { webhook, onClose }: { webhook: Webhook; onClose: () => void },
) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    deliveriesQuery(webhook.id),
  );
  const rows = data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("api.webhooks.deliveries.title")}
      closeLabel={t("shell.close")}
      actions={hasNextPage && (
        <Button
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("api.webhooks.deliveries.more")}
        </Button>
      )}
    >
      <Stack gap="group">
        <Text size="small" tone="soft">
          <bdi>{webhook.url}</bdi>
        </Text>
        {!data && !error && <Skeleton label={t("user.loading")} count={2} />}
        {error && <Note tone="error" urgent>{showFailure(error)}</Note>}
        {data && rows.length === 0 && <Text>{t("api.webhooks.deliveries.none")}</Text>}
        {rows.length > 0 && (
          <Stack as="ul">
            {rows.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={webhook.id} delivery={delivery} />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function DeliveryRow(
  { webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const { id, event, state, tries, statusCode, durationMs, createdAt, nextTryAt } = delivery;
  const replaying = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/webhooks/{id}/deliveries/{deliveryId}/replay", {
        params: { path: { id: webhookId, deliveryId: id } },
      })),
    onSuccess: async () => {
      await cache.invalidateQueries(deliveriesQuery(webhookId));
      void notify({ tone: "success", message: t("api.webhooks.deliveries.replayed") });
    },
  });
  const answer = statusCode === null
    ? t("api.webhooks.deliveries.noAnswer")
    : t("api.webhooks.deliveries.status", { code: statusCode });
  const description = [
    format.dateTime(createdAt),
    tries > 0 && answer,
    tries > 0 && durationMs !== null &&
    t("api.webhooks.deliveries.took", { ms: String(durationMs) }),
    tries > 1 && t("api.webhooks.deliveries.tries", { count: tries }),
    tries > 0 && nextTryAt &&
    t("api.webhooks.deliveries.next", { when: format.dateTime(nextTryAt) }),
    replaying.error && showFailure(replaying.error),
  ].filter(Boolean).join(" · ");
  return (
    <ListItem
      title={t(`api.webhooks.events.${eventNames[event]}`)}
      badge={<Badge {...looks[state]}>{t(`api.webhooks.deliveries.states.${state}`)}</Badge>}
      description={description}
      action={(state !== "waiting" || tries > 0) && (
        <Button
          small
          pending={replaying.isPending}
          aria-label={`${t("api.webhooks.deliveries.replay")}: ${
            t(`api.webhooks.events.${eventNames[event]}`)
          }, ${format.dateTime(createdAt)}`}
          onClick={() => replaying.mutate()}
        >
          {t("api.webhooks.deliveries.replay")}
        </Button>
      )}
    />
  );
}
