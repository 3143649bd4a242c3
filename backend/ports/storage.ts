/** Files by key. Throws ERR_UNAVAILABLE while the storage does not answer. */
export interface Storage {
  /** Stores the whole file or nothing: a reader never sees half a file. Throws ERR_STORAGE_FULL. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Like `put`, without the whole file in memory. A source that ends early or throws stores nothing. */
  putStream(key: string, source: ReadableStream<Uint8Array>, file: FileFacts): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** The facts of a file, without its bytes. */
  find(key: string): Promise<FoundFile | null>;
  /** The bytes from `first` to `last`, both included. Throws ERR_NOT_FOUND. */
  read(key: string, first: number, last: number): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Throws ERR_NOT_FOUND without a file to copy. */
  copy(from: string, to: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** The keys in a folder of files stored before an instant (ms), and of interrupted writes, in no order. */
  listOlder(folder: string, instant: number): Promise<string[]>;
}

type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

type FileFacts = { bytes: number; contentType: string };

/** `version` differs when the bytes do. */
type FoundFile = FileFacts & { version: string };
