/** What only an outside calendar provider has. Instants in ms; every method may throw ERR_PROVIDER_UNAVAILABLE. */
export interface CalendarProvider {
  /**
   * Verifies a webhook message; null when its event is of no interest. The event only names a booking: read the
   * booking itself. ERR_UNAUTHORIZED when the signature is wrong or too old, ERR_MALFORMED_JSON, ERR_INVALID_INPUT.
   */
  readWebhookEvent(
    message: { signature: string | undefined; body: Uint8Array },
    now: number,
  ): Promise<WebhookEvent | null>;
  /** Makes sure that the provider sends its webhook events to this address. */
  subscribe(callbackUrl: string): Promise<void>;
  /** The provider's page where this guest cancels, when `Scheduling.cancel` cannot free the seat; else null. */
  cancellationPage(inviteeUri: string): Promise<string | null>;
  /** Sets or clears the no-show mark of an invitee. ERR_NOT_FOUND. */
  markNoShow(inviteeUri: string, noShow: boolean): Promise<void>;
}

export type WebhookEvent = {
  event: string;
  inviteeUri: string;
  onceKey: string;
};
