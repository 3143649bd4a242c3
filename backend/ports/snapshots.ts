/** Files of derived data: any of them may be missing, and everything in them can be computed again. */
export interface Snapshots {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Replaces the whole file or nothing. */
  write(name: string, parts: Uint8Array[]): Promise<void>;
  delete(name: string): Promise<void>;
}
