import { eq, getTableColumns, lt } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { signInCodes } from "db/schema/sign-in-codes.ts";
import { emailKey } from "../../../domain/account.ts";
import type { SignInCodes } from "../../../ports/persistence/sign-in-codes.ts";

const { emailKey: key, ...columns } = getTableColumns(signInCodes);

export function libsqlSignInCodes(connection: Connection): SignInCodes {
  return {
    async find(email) {
      const [row] = await connection.select(columns).from(signInCodes)
        .where(eq(key, emailKey(email)));
      return row ?? null;
    },

    async save(email, code) {
      await connection.insert(signInCodes).values({ emailKey: emailKey(email), ...code })
        .onConflictDoUpdate({ target: key, set: code });
    },

    async delete(email) {
      await connection.delete(signInCodes).where(eq(key, emailKey(email)));
    },

    async deleteExpired(instant) {
      await connection.delete(signInCodes).where(lt(columns.expiresAt, instant));
    },
  };
}
