/** Where files are kept. Keys look like `portraits/<id>.svg`: lower case, digits, `-`, `.`, `/`. */
export interface Storage {
  /** Complete or not at all: a reader never sees half a file. ERR_STORAGE_FULL. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** The keys in one folder of files put before an instant (ms), in no order. */
  listOlder(folder: string, instant: number): Promise<string[]>;
}

export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string };
