import { eq, getTableColumns, lt } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { signInCodes } from "db/schema/sign-in-codes.ts";
import { emailKey } from "../../../domain/account.ts";
import type { CodeKey, SignInCodes } from "../../../ports/persistence/sign-in-codes.ts";

const { key, ...columns } = getTableColumns(signInCodes);

export function libsqlSignInCodes(connection: Connection): SignInCodes {
  return {
    async find(of) {
      const [row] = await connection.select(columns).from(signInCodes).where(eq(key, keyOf(of)));
      return row ?? null;
    },

    async save(of, code) {
      await connection.insert(signInCodes).values({ key: keyOf(of), ...code })
        .onConflictDoUpdate({ target: key, set: code });
    },

    async delete(of) {
      await connection.delete(signInCodes).where(eq(key, keyOf(of)));
    },

    async deleteExpired(instant) {
      await connection.delete(signInCodes).where(lt(columns.expiresAt, instant));
    },
  };
}

function keyOf({ email, requesterHash }: CodeKey): string {
  return `${emailKey(email)}\n${requesterHash}`;
}
