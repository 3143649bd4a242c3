export interface Storage {
  /** Stores the whole file or nothing: a reader never sees half a file. Throws ERR_STORAGE_FULL. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** The keys in a folder of files stored before an instant (ms), in no order. */
  listOlder(folder: string, instant: number): Promise<string[]>;
}

type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string };
