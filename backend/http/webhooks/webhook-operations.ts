import { mountCreateWebhook } from "./create-webhook.ts";
import { mountListWebhookDeliveries } from "./list-webhook-deliveries.ts";
import { mountListWebhooks } from "./list-webhooks.ts";
import { mountRemoveWebhook } from "./remove-webhook.ts";
import { mountReplayWebhookDelivery } from "./replay-webhook-delivery.ts";
import { mountRotateWebhookSecret } from "./rotate-webhook-secret.ts";
import { mountSendTestWebhook } from "./send-test-webhook.ts";
import { mountUpdateWebhook } from "./update-webhook.ts";

export const webhookOperations = [
  mountListWebhooks,
  mountCreateWebhook,
  mountUpdateWebhook,
  mountRotateWebhookSecret,
  mountRemoveWebhook,
  mountListWebhookDeliveries,
  mountReplayWebhookDelivery,
  mountSendTestWebhook,
];
