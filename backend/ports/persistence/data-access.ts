import type {
  AccessGrant,
  AccessKind,
  DataRead,
  Impersonation,
  ReaderRole,
} from "../../domain/data-access.ts";
import type { Page, PageQuery } from "../page.ts";

/** Grants to read private data, and what was read. Nothing is changed or deleted except with the account. Instants in ms. */
export interface DataAccess {
  addGrant(grant: AccessGrant): Promise<void>;
  /** The grants of one administrator for one person that have not expired at `now`, the newest first. */
  listLiving(
    grant: { adminId: string; userId: string; kind?: AccessKind | undefined },
    now: number,
  ): Promise<AccessGrant[]>;
  addImpersonation(impersonation: Impersonation): Promise<void>;
  findImpersonation(id: string): Promise<Impersonation | null>;
  endImpersonations(adminId: string, now: number): Promise<Impersonation[]>;
  /** Entries of one reader that began at `since` or later. */
  listRecent(reader: { readerId: string | null; role: ReaderRole }, since: number): Promise<
    DataRead[]
  >;
  addReads(reads: DataRead[]): Promise<void>;
  countAgain(ids: string[], now: number): Promise<void>;
  /** Who read a person's data, the newest first. */
  list(query: DataReadQuery): Promise<Page<ListedDataRead>>;
}

type DataReadQuery = PageQuery & {
  userId: string;
  role?: ReaderRole | undefined;
};

/** With the reader's name now, null when there is none, and the start of the session. */
export type ListedDataRead = DataRead & {
  readerName: string | null;
  session: { startsAt: number; timeZone: string } | null;
};
