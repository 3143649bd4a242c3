import { createHash, randomBytes } from "node:crypto";

/** What `hash` covers: every stored field but the hash itself. */
export type ChainedAction = {
  position: number;
  id: string;
  actorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  detail: Record<string, string>;
  before: Record<string, string>;
  after: Record<string, string>;
  textsHash: string | null;
  /** ms */
  createdAt: number;
  previousHash: string;
};

export type ActionTexts = Pick<ChainedAction, "detail" | "before" | "after">;

/** What the first row has instead of the hash of a row before it. */
export const firstPreviousHash = "0".repeat(64);

/** SHA-256 (hexadecimal) of the row's canonical JSON (RFC 8785). */
export function hashOfAction(action: ChainedAction): string {
  const { position, id, actorId, subjectKind, subjectId, detail, before, after } = action;
  const { textsHash, createdAt, previousHash } = action;
  const covered = {
    ...{ position, id, actorId, action: action.action, subjectKind, subjectId },
    ...{ detail, before, after, textsHash, createdAt, previousHash },
  };
  return sha256(canonicalJson(covered));
}

/** A hash from which the texts cannot be guessed once the salt is erased. */
export function hashOfTexts(salt: string, content: ActionTexts): string {
  const { detail, before, after } = content;
  return sha256(`${salt}\n${canonicalJson({ detail, before, after })}`);
}

export function newSalt(): string {
  return randomBytes(32).toString("hex");
}

/** Rows in the order of their positions, which follow on `last`, the row before them or null for none. */
export function chainActions<Action extends Omit<ChainedAction, "position" | "previousHash">>(
  actions: readonly Action[],
  last: { position: number; hash: string } | null,
): (Action & ChainedAction & { hash: string })[] {
  let { position, hash } = last ?? { position: 0, hash: firstPreviousHash };
  return actions.map((action) => {
    position++;
    const row = { ...action, position, previousHash: hash };
    hash = hashOfAction(row);
    return { ...row, hash };
  });
}

/** Of texts, whole numbers, null and objects of these, where `JSON.stringify` agrees with RFC 8785. */
function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return `{${
    entries.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(",")
  }}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
