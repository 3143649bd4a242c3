import type { Upload } from "../../domain/upload.ts";

export interface Uploads {
  find(id: string): Promise<Upload | null>;
  listOf(ownerId: string): Promise<Upload[]>;
  /** How many files a person has, and how many bytes they take when all are received. */
  usage(ownerId: string): Promise<{ files: number; bytes: number }>;
  add(upload: Upload): Promise<void>;
  save(upload: Upload): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether a profile, a draft or a certificate names the upload. */
  isNamed(id: string): Promise<boolean>;
  /** Uploads that have been receiving since before `instant` (ms). */
  listUnfinished(instant: number): Promise<Upload[]>;
  /** Finished uploads that nothing names and that have not changed since `instant` (ms). */
  listUnnamed(instant: number): Promise<Upload[]>;
  /** The keys of all files that a row of any table names. */
  listFileKeys(): Promise<Set<string>>;
  /** All finished uploads. */
  listFinished(): Promise<Upload[]>;
}
