import type { Account } from "../../domain/account.ts";
import {
  mergedSince,
  mergeReads,
  type NewRead,
  type ReaderRole,
  type ReadKind,
  type ReadWhy,
} from "../../domain/data-access.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";

/** What another user reads of a person. Without `why` the reason is that a session is booked. */
export type Read = {
  userId: string;
  kind: ReadKind;
  subjectId?: string;
  why?: ReadWhy;
  reason?: string;
};

type Reader = {
  /** Null: the command line. */
  account: Pick<Account, "userId"> | null;
  now: number;
  role: ReaderRole;
};

/**
 * Records, before the answer is sent, that the reader reads data of others. Own data are left out. A page that
 * loads again writes nothing within a minute.
 */
export async function recordReads(
  persistence: Persistence,
  reader: Reader,
  reads: readonly Read[],
): Promise<void> {
  const wanted = readsOfOthers(reader, reads);
  if (wanted.length === 0) return;
  // A look without a transaction first: most pages load again within a minute.
  const { added, repeated } = await mergedReads(persistence, reader, wanted);
  if (added.length === 0 && repeated.length === 0) return;
  await persistence.transaction((repositories) =>
    writeReads(persistence, repositories, reader, wanted)
  );
}

/** As `recordReads`, inside a transaction. */
export async function recordReadsIn(
  persistence: Pick<Persistence, "newId">,
  repositories: Pick<Repositories, "dataAccess">,
  reader: Reader,
  reads: readonly Read[],
): Promise<void> {
  const wanted = readsOfOthers(reader, reads);
  if (wanted.length > 0) await writeReads(persistence, repositories, reader, wanted);
}

async function writeReads(
  { newId }: Pick<Persistence, "newId">,
  repositories: Pick<Repositories, "dataAccess">,
  reader: Reader,
  wanted: NewRead[],
): Promise<void> {
  const { added, repeated } = await mergedReads(repositories, reader, wanted);
  const { dataAccess } = repositories;
  const { account, role, now } = reader;
  const readerId = account?.userId ?? null;
  await dataAccess.addReads(added.map((read) => ({
    ...read,
    id: newId(),
    readerId,
    role,
    count: 1,
    firstAt: now,
    lastAt: now,
  })));
  if (repeated.length > 0) await dataAccess.countAgain(repeated.map(({ id }) => id), now);
}

async function mergedReads(
  { dataAccess }: Pick<Repositories, "dataAccess">,
  { account, role, now }: Reader,
  wanted: NewRead[],
) {
  const reader = { readerId: account?.userId ?? null, role };
  return mergeReads(await dataAccess.listRecent(reader, mergedSince(now)), wanted, now);
}

function readsOfOthers({ account }: Reader, reads: readonly Read[]): NewRead[] {
  return reads.filter(({ userId }) => userId !== account?.userId).map((read) => ({
    subjectId: "",
    why: "booked-session" as const,
    reason: null,
    ...read,
  }));
}
