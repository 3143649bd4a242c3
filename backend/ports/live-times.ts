export interface LiveTimes {
  /**
   * Notifies of these practitioners, or of all shown in search when null, until the returned function is called.
   * Everything committed after the promise resolves is included.
   */
  listen(therapistIds: string[] | null, listener: Listener): Promise<() => void>;
  isClosed(): boolean;
}

export type Listener = {
  changed(therapistIds: string[]): void;
  /** No more notifications follow. The listener may have missed some and should listen again. */
  ended(): void;
};
