/** Reads documents outside the event loop. */
export interface Documents {
  /**
   * Throws ERR_DOCUMENT_UNREADABLE for a PDF that is damaged, that opens only with a password, or that has no page,
   * ERR_DOCUMENT_ACTIVE for one with scripts or attached files, and ERR_UNAVAILABLE while too many wait or when it takes too
   * long.
   */
  requireReadable(pdf: Uint8Array): Promise<void>;
}
