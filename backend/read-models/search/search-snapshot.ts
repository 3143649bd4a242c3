import type { DomainCode } from "../../domain/domain-value.ts";
import { emptySearchIndex, type SearchIndex } from "../../domain/search/search-index.ts";
import { copyStartsPool, type StartsPool } from "../../domain/search/starts-pool.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Snapshots } from "../../ports/snapshots.ts";
import type { WordsState } from "./full-text-words.ts";
import type { FreeTimesState } from "./next-free-times.ts";
import { pack, type Packable, unpack } from "./packed-value.ts";
import { messageOf } from "../../domain/without-parameters.ts";

type SearchState = {
  /** The number of the last change in it. */
  seq: number;
  index: SearchIndex;
  words: WordsState;
  times: FreeTimesState;
};

type Header = { version: string; id: string; seq: number };

const fileName = "search";
const factName = (id: string) => `search-snapshot-${id}`;

/** Applying more changes than this takes longer than loading everything. */
const mostChanges = 20_000;

/**
 * The search in one file, so that a restart does not read every practitioner. `version` is different whenever the code
 * or the settings that the state depends on are. The database knows the files that belong to it by their ids: after a
 * backup is restored, or with the file of another database, there is none, and everything is loaded again.
 */
export function searchSnapshot(
  files: Snapshots,
  { provider, transaction }: Pick<Persistence, "provider" | "transaction">,
  version: string,
  warn: (problem: string) => void,
) {
  let current: string | null = null;

  async function parse(
    bytes: Uint8Array<ArrayBuffer>,
    last: number,
  ): Promise<SearchState | string> {
    const { header, state } = unpack(bytes) as unknown as { header: Header; state: Stored };
    if (header.version !== version) return "it was written by other code or with other settings";
    if (await provider.fact(factName(header.id)) === null) return "it is of another database";
    if (header.seq > last) return "it is newer than the database";
    if (last - header.seq > mostChanges) return "too much has changed since";
    current = header.id;
    return { ...withIndex(state), seq: header.seq };
  }

  return {
    /** The stored state, or null when it must not be used. `last` is the number of the newest change. */
    async read(last: number): Promise<SearchState | null> {
      try {
        const bytes = await files.read(fileName);
        if (!bytes) return null;
        const found = await parse(bytes, last);
        if (typeof found !== "string") return found;
        warn(`the stored search is not used: ${found}`);
      } catch (error) {
        warn(`the stored search is not used: ${messageOf(error)}`);
      }
      await files.delete(fileName).catch((error) => warn(messageOf(error)));
      return null;
    },

    /** Copies the state before it returns and writes the file in steps. `now` in ms. */
    async write(state: SearchState, now: number, pause: () => Promise<void>): Promise<void> {
      const former = current;
      const id = crypto.randomUUID();
      const header: Header = { version, id, seq: state.seq };
      const copy = stored(state);
      await pause();
      const parts = await pack({ header, state: copy } as unknown as Packable, pause);
      await transaction(({ provider }) => provider.saveFact(factName(id), header, now));
      await files.write(fileName, parts);
      current = id;
      if (former) await transaction(({ provider }) => provider.deleteFact(factName(former)));
    },
  };
}

type StoredIndex = Omit<SearchIndex, "rowOf" | "freeTimes" | "codes"> & {
  codes: Record<DomainCode, string[]>;
};
type Stored = { index: StoredIndex; words: WordsState; times: FreeTimesState };

function stored({ index, words, times }: SearchState): Stored {
  const { rowOf: _, freeTimes: __, ...rest } = index;
  const practices = rest.practices.map(({ starts, eventTypeUris, ...layer }) => ({
    ...copied(layer) as typeof layer,
    starts: copyStartsPool(starts),
    eventTypeUris: Array.from({ length: index.rows }, (_, row) => eventTypeUris[row] ?? ""),
  }));
  const copy = copied({ ...rest, practices: [] }) as StoredIndex;
  return { index: { ...copy, practices }, words, times };
}

/** Copies lists, maps and columns; everything else is never changed in place. */
function copied(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (ArrayBuffer.isView(value)) return (value as Uint32Array).slice();
  if (Array.isArray(value)) {
    return typeof value[0] === "object" ? value.map(copied) : value.slice();
  }
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, copied(each)]));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each)]));
}

function withIndex({ index, words, times }: Stored): Omit<SearchState, "seq"> {
  const { idOf, rows } = index;
  const rowOf = new Map<string, number>();
  for (let row = 0; row < rows; row++) {
    const id = idOf[row];
    if (id) rowOf.set(id, row);
  }
  for (const { starts } of index.practices) checkPool(starts);
  return {
    index: { ...emptySearchIndex([], 0), ...index, rowOf, freeTimes: new Map() },
    words,
    times,
  };
}

function checkPool({ words, used }: StartsPool): void {
  if (used !== words.length) throw new Error("its free times are incomplete");
}
