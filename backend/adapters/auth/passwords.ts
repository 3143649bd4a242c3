import { randomBytes } from "node:crypto";
import type { Auth } from "../../ports/auth.ts";
import { fairQueue, queuePerKey } from "./fair-queue.ts";

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

export const strongCost: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

type Passwords = Pick<
  Auth,
  | "hashPassword"
  | "passwordMatches"
  | "inTurn"
  | "waitLikeComparison"
  | "needsRehash"
  | "isCommonPassword"
>;

export function argon2Passwords(cost: PasswordCost): Passwords {
  const enqueue = fairQueue({ atOnce: 2, waiting: 100, waitingOfOne: 40 });
  const unmatchedHash = phc(cost, randomBytes(16), randomBytes(32));
  let comparisonMs = 0;
  let common: Promise<ReadonlySet<string>> | undefined;

  return {
    hashPassword(password, from) {
      return enqueue(async () => {
        const { hash } = await argon2();
        return await hash(composed(password), { ...cost, outputLen: 32 });
      }, from);
    },

    async passwordMatches(password, known, from) {
      const started = performance.now();
      const matches = await enqueue(async () => {
        const { verify } = await argon2();
        return await verify(isHash(known) ? known : unmatchedHash, composed(password))
          // A malformed hash matches no password.
          .catch(() => false);
      }, from);
      comparisonMs = performance.now() - started;
      return matches;
    },

    inTurn: queuePerKey({ atOnce: 1, waiting: 20 }),

    waitLikeComparison: () => new Promise((resolve) => setTimeout(resolve, comparisonMs)),

    needsRehash(known) {
      return !known.startsWith(settingsOf(cost));
    },

    async isCommonPassword(password) {
      common ??= loadCommonPasswords();
      return (await common).has(composed(password).toLowerCase());
    },
  };
}

/** Loaded when it is needed, so that the server starts sooner. */
function argon2() {
  return import("@node-rs/argon2");
}

function isHash(known: string | null): known is string {
  return known !== null && /^\$argon2id?\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(known);
}

function composed(password: string): string {
  return password.normalize("NFC");
}

function settingsOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
}

function phc(cost: PasswordCost, salt: Uint8Array, tag: Uint8Array): string {
  const text = (bytes: Uint8Array) => bytes.toBase64({ omitPadding: true });
  return `${settingsOf(cost)}${text(salt)}$${text(tag)}`;
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
