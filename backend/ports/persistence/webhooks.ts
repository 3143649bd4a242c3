import type { Webhook, WebhookDelivery } from "../../domain/webhook.ts";
import type { Page, PageQuery } from "../page.ts";

/** Webhooks of practitioners and their deliveries. Instants in ms. */
export interface Webhooks {
  find(id: string): Promise<Webhook | null>;
  /** The oldest first. */
  listOf(userId: string): Promise<Webhook[]>;
  /** Those of the account that has the profile. */
  listOfTherapist(therapistId: string): Promise<Webhook[]>;
  add(webhook: Webhook): Promise<void>;
  /** The address, the events and the pause. */
  save(webhook: Webhook): Promise<void>;
  saveSecret(id: string, secretSealed: string): Promise<void>;
  /** With its deliveries. */
  remove(id: string): Promise<void>;

  addDelivery(delivery: WebhookDelivery): Promise<void>;
  findDelivery(id: string): Promise<WebhookDelivery | null>;
  /** The latest first. */
  listDeliveries(webhookId: string, query: PageQuery): Promise<Page<WebhookDelivery>>;
  saveDelivery(delivery: WebhookDelivery): Promise<void>;
  /** When the next delivery is due, or null. Those of paused webhooks are not. */
  nextDueAt(): Promise<number | null>;
  /** Deliveries due at `now`, the oldest first, some of each webhook, reserved for the caller until `until`. */
  claimDue(
    now: number,
    until: number,
    limits: { most: number; ofWebhook: number },
  ): Promise<WebhookDelivery[]>;
  deleteDeliveriesBefore(instant: number): Promise<void>;
}
