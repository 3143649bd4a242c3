/** A page of a journal as it is sent. */
type JournalPage = {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Of the next page. */
  cursor: string | null;
  /** Whose sessions are on it. */
  clientIds: string[];
};

export type ReadPage = {
  page: JournalPage;
  therapistIds: string[];
  /** Until when (ms) it stays the same if nothing is written. */
  unchangedUntil: number;
};

/** Pages of journals that were read lately. They are given to their owner only. */
export interface JournalPages {
  /**
   * The page that `read` gives, kept from an earlier call if nothing on it has changed since. It contains every commit
   * of every process. `owner` is the id of the user or practitioner whose sessions are listed; `key` names the viewer
   * and the query. `now` in ms.
   */
  find(
    place: { owner: string; key: string },
    now: number,
    read: () => Promise<ReadPage>,
  ): Promise<JournalPage>;
}
