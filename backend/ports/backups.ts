/** Copies of the database and the files. */
export interface Backups {
  /** ms between two backups that the server makes. */
  readonly everyMs: number;
  /** Copies everything as it is at one moment, while the server goes on, and verifies the copy. `now` in ms. */
  make(now: number): Promise<Backup>;
  /** When the newest complete backup was made (ms), or null. */
  newestAt(): Promise<number | null>;
  /** Complete backups, newest first. */
  list(): Promise<Backup[]>;
  /** Also deletes copies of files that no other backup has. */
  remove(names: string[]): Promise<void>;
}

/** `madeAt` in ms. */
export type Backup = { name: string; madeAt: number; bytes: number; files: number };
