/** Sends messages to the servers of practitioners. Never connects to a private network in production. */
export interface WebhookSender {
  /** ERR_WEBHOOK_ADDRESS for an address that is not https, or whose name leads into a private network or nowhere. */
  check(url: string): Promise<void>;
  /** The status of the answer; null when none came within the time limit. Follows no redirects. */
  send(message: WebhookMessage): Promise<{ statusCode: number | null }>;
}

/** Signed as Standard Webhooks describes. */
export type WebhookMessage = {
  id: string;
  url: string;
  /** `whsec_…` */
  secret: string;
  body: string;
  /** ms */
  now: number;
};
