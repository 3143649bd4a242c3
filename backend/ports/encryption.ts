/** The keys of what the database holds encrypted. */
export interface Encryption {
  /** Whether secrets that were replaced are still configured. */
  readonly hasFormerKeys: boolean;
  /**
   * Encrypts everything with the current key that has another one. In small transactions, so that servers write in
   * between; a repetition continues where it was interrupted.
   */
  rotate(options?: RotationOptions): Promise<RotatedKeys>;
  /**
   * False when the database belongs to a secret that is not configured, or no configured key opens the newest value of
   * any column.
   */
  opensStored(): Promise<boolean>;
  /** From now on the database belongs to the current secret. */
  noteSecret(): Promise<void>;
  /** Counts what does not have the current key. */
  state(): Promise<KeyState>;
}

export type RotationOptions = {
  /** Called after every transaction with the number of values of that column so far. */
  report?: (progress: { table: string; column: string; encrypted: number }) => void;
  /** Ends it after the current transaction. */
  stopping?: AbortSignal;
};

/** `unreadable`: values that no configured key opens. They stay as they are. */
export type RotatedKeys = { encrypted: number; unreadable: number };

export type KeyState = { former: number; unreadable: number };
