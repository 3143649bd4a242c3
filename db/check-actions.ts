import { sql } from "drizzle-orm";
import {
  type ActionTexts,
  type ChainedAction,
  firstPreviousHash,
  hashOfAction,
  hashOfTexts,
} from "./action-chain.ts";
import type { Connection } from "./database.ts";

/** The last row and, when the chain is broken, the first row that differs from what was written. */
export type ActionsCheck = {
  rows: number;
  lastHash: string;
  broken: { position: number; id: string; why: string } | null;
};

const batch = 1000;

type Row = [...Stored, salt: string | null, content: string | null, hasPerson: number];
type Stored = [
  position: number,
  id: string,
  actorId: string | null,
  action: string,
  subjectKind: string,
  subjectId: string,
  detail: string,
  before: string,
  after: string,
  textsHash: string | null,
  createdAt: number,
  previousHash: string | null,
  hash: string | null,
];

/** Reads the whole log. The texts of an erased person may be missing, those of an existing one may not. */
export async function checkActions(connection: Connection): Promise<ActionsCheck> {
  let last = { position: 0, hash: firstPreviousHash };
  for (;;) {
    const rows = await connection.all<Row>(sql`
      select a.position, a.id, a.actor_id, a.action, a.subject_kind, a.subject_id, a.detail, a."before", a."after",
        a.texts_hash, a.created_at, a.previous_hash, a.hash, t.salt, t.content,
        exists (select 1 from users where id = a.subject_id)
      from admin_actions a left join admin_action_texts t on t.action_id = a.id
      where a.position > ${last.position} order by a.position limit ${batch}`);
    for (const row of rows) {
      const why = faultOf(row, last);
      const [position, id] = row;
      if (why) {
        const broken = { position, id, why };
        return { rows: last.position, lastHash: last.hash, broken };
      }
      last = { position, hash: row[12]! };
    }
    if (rows.length < batch) break;
  }
  return { rows: last.position, lastHash: last.hash, broken: null };
}

function faultOf(row: Row, last: { position: number; hash: string }): string | null {
  const [position, id, actorId, action, subjectKind, subjectId, detail, before, after, ...rest] =
    row;
  const [textsHash, createdAt, previousHash, hash, salt, content, hasPerson] = rest;
  if (position !== last.position + 1) return `comes where row ${last.position + 1} is missing`;
  if (previousHash !== last.hash) return "does not follow on the row before";
  const chained: ChainedAction = {
    ...{ position, id, actorId, action, subjectKind, subjectId, textsHash, createdAt },
    ...{ previousHash, detail: JSON.parse(detail) },
    ...{ before: JSON.parse(before), after: JSON.parse(after) },
  };
  if (hashOfAction(chained) !== hash) return "was changed";
  if (textsHash === null) return content === null ? null : "has texts that were added later";
  if (salt === null || content === null) {
    return hasPerson ? "has lost what it says about a person" : null;
  }
  const texts = JSON.parse(content) as ActionTexts;
  return hashOfTexts(salt, texts) === textsHash ? null : "says something else about a person";
}
