import { and, sql, type SQLWrapper } from "drizzle-orm";
import { Buffer } from "node:buffer";
import type { Connection, Database } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn, labelOf } from "db/encrypted-column.ts";
import { type SealedColumn, sealedColumns } from "db/sealed-columns.ts";
import type { Auth } from "../../../ports/auth.ts";
import type {
  Encryption,
  KeyState,
  RotatedKeys,
  RotationOptions,
} from "../../../ports/encryption.ts";
import { secretFingerprint } from "./secret-fingerprint.ts";

const batchSize = 200;

type SealingKeys = {
  noteKey: ColumnKeys;
  importKey: ColumnKeys;
  factorKey: ColumnKeys;
  auth: Pick<Auth, "encrypt" | "decrypt" | "encryptionLabel" | "isOfCurrentKey">;
};

/** `fingerprints` of the secrets, the current one first. */
type Keys = SealingKeys & { fingerprints: readonly string[] };

/** What of the port `Encryption` is stored in the database. */
export function libsqlEncryption(database: Database, keys: Keys): Encryption {
  const secret = secretFingerprint(database, keys.fingerprints);
  return {
    hasFormerKeys: keys.noteKey.length > 1,
    async rotate(options) {
      const rotated = await rotateKeys(database, keys, options);
      if (await secret.isKnown()) await secret.note();
      return rotated;
    },
    opensStored: async () => await secret.isKnown() && await opensStored(database.read, keys),
    noteSecret: () => secret.note(),
    state: () => stateOfKeys(database.read, keys),
  };
}

/**
 * Encrypts every value with the current key that has no label of it. Each batch is one transaction, so that servers
 * write in between, and a repetition continues where it was interrupted. Throws when the schema has an encrypted column
 * that it does not know.
 */
async function rotateKeys(
  database: Database,
  keys: SealingKeys,
  { report, stopping }: RotationOptions = {},
): Promise<RotatedKeys> {
  await requireAllKnown(database.read);
  const total = { encrypted: 0, unreadable: 0 };
  for (const sealed of sealedColumns) {
    let encrypted = 0;
    let after = 0;
    while (true) {
      const done = await database.transaction((connection) =>
        rotateBatch(connection, keys, sealed, after)
      );
      encrypted += done.encrypted;
      total.encrypted += done.encrypted;
      total.unreadable += done.unreadable;
      if (done.encrypted > 0) report?.({ table: sealed.table, column: sealed.column, encrypted });
      if (stopping?.aborted) return total;
      if (done.last === null) break;
      after = done.last;
    }
  }
  // The log may still hold pages with the old values.
  if (total.encrypted > 0) await database.scrub();
  return total;
}

async function opensStored(connection: Connection, keys: SealingKeys): Promise<boolean> {
  let isAnyStored = false;
  for (const sealed of sealedColumns) {
    const column = sql.identifier(sealed.column);
    const [row] = await connection.values<[string, ArrayBuffer | string]>(sql`
      select ${sql.identifier(sealed.rowId)}, ${column} from ${sql.identifier(sealed.table)}
      where ${column} is not null order by rowid desc limit 1`);
    if (!row) continue;
    // Rows of a server have no iterator.
    const [id, value] = [row[0], row[1]];
    if (openedBy(keys, sealed, id, Buffer.from(value as ArrayBuffer), "any") !== null) return true;
    isAnyStored = true;
  }
  return !isAnyStored;
}

/** Counts without changing anything. */
export async function stateOfKeys(connection: Connection, keys: SealingKeys): Promise<KeyState> {
  await requireAllKnown(connection);
  const state = { former: 0, unreadable: 0 };
  for (const sealed of sealedColumns) {
    let after = 0;
    while (true) {
      const rows = await rowsWithoutLabel(connection, keys, sealed, after);
      for (const { id, value } of rows) {
        if (openedBy(keys, sealed, id, value, "current") !== null) continue;
        if (openedBy(keys, sealed, id, value, "any") === null) state.unreadable++;
        else state.former++;
      }
      if (rows.length < batchSize) break;
      after = rows.at(-1)!.rowid;
    }
  }
  return state;
}

/** The encrypted columns of the schema, each as `table.column`. */
export async function columnsNamedSealed(connection: Connection): Promise<string[]> {
  const rows = await connection.values<[string]>(sql`
    select tables.name || '.' || columns.name from pragma_table_list as tables
    join pragma_table_info(tables.name) as columns
    where tables.schema = 'main' and tables.type = 'table' and columns.name like '%\\_sealed' escape '\\'`);
  return rows.map((row) => row[0]);
}

async function requireAllKnown(connection: Connection): Promise<void> {
  const known = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`));
  const unknown = (await columnsNamedSealed(connection)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`no key is known for ${unknown.join(", ")}`);
}

type Row = { rowid: number; id: string; value: Buffer };

async function rotateBatch(
  connection: Connection,
  keys: SealingKeys,
  sealed: SealedColumn,
  after: number,
): Promise<RotatedKeys & { last: number | null }> {
  const { table, column } = sealed;
  const rows = await rowsWithoutLabel(connection, keys, sealed, after);
  let unreadable = 0;
  for (const { rowid, id, value } of rows) {
    const text = openedBy(keys, sealed, id, value, "any");
    if (text === null) {
      unreadable++;
      continue;
    }
    await connection.run(sql`update ${sql.identifier(table)}
      set ${sql.identifier(column)} = ${encrypted(keys, sealed, id, text)} where rowid = ${rowid}`);
  }
  return {
    encrypted: rows.length - unreadable,
    unreadable,
    last: rows.length < batchSize ? null : rows.at(-1)!.rowid,
  };
}

async function rowsWithoutLabel(
  connection: Connection,
  keys: SealingKeys,
  sealed: SealedColumn,
  after: number,
): Promise<Row[]> {
  const column = sql.identifier(sealed.column);
  const rows = await connection.values<[number, string, ArrayBuffer | string]>(sql`
    select rowid, ${sql.identifier(sealed.rowId)}, ${column} from ${sql.identifier(sealed.table)}
    where ${
    and(sql`rowid > ${after}`, sql`${column} is not null`, lacksLabel(keys, sealed, column))
  }
    order by rowid limit ${batchSize}`);
  return rows.map((row) => ({
    rowid: row[0],
    id: row[1],
    value: Buffer.from(row[2] as ArrayBuffer),
  }));
}

function lacksLabel(keys: SealingKeys, { sealedWith }: SealedColumn, column: SQLWrapper) {
  const label = sealedWith === "text"
    ? Buffer.from(keys.auth.encryptionLabel)
    : labelOf(keys[sealedWith][0]);
  return sql`substr(cast(${column} as blob), 1, ${label.length}) <> ${label}`;
}

function openedBy(
  keys: SealingKeys,
  { sealedWith }: SealedColumn,
  id: string,
  value: Buffer,
  which: "current" | "any",
): string | null {
  if (sealedWith === "text") {
    const text = value.toString();
    const isOpened = which === "any" || keys.auth.isOfCurrentKey(text);
    return isOpened ? keys.auth.decrypt(text) : null;
  }
  const [current, ...former] = keys[sealedWith];
  try {
    return decryptColumn(which === "any" ? [current, ...former] : [current], id, value);
  } catch {
    return null;
  }
}

function encrypted({ auth, ...keys }: SealingKeys, sealed: SealedColumn, id: string, text: string) {
  if (sealed.sealedWith !== "text") return encryptColumn(keys[sealed.sealedWith], id, text);
  const again = auth.encrypt(text);
  return sealed.table === "calendar_feeds" ? Buffer.from(again) : again;
}
