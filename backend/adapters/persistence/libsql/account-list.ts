import { eq, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { AccountState } from "../../../domain/account-list.ts";
import type { AccountList } from "../../../ports/persistence/account-list.ts";
import { type Filter, sortedPage } from "./sorted-page.ts";
import { contains, rowsWith } from "./text-search.ts";

const ofPractitioners = sql`select user_id from therapists where user_id is not null`;

const states: Record<AccountState, { rows: SQL; holds: SQL }> = {
  admin: { rows: sql`is_admin = 1`, holds: sql`+is_admin = 1` },
  staff: { rows: sql`staff_roles <> '[]'`, holds: sql`+staff_roles <> '[]'` },
  practitioner: { rows: sql`id in (${ofPractitioners})`, holds: sql`+id in (${ofPractitioners})` },
  client: {
    rows: sql`is_admin = 0 and id not in (${ofPractitioners})`,
    holds: sql`+is_admin = 0 and +id not in (${ofPractitioners})`,
  },
  disabled: { rows: sql`disabled_at is not null`, holds: sql`+disabled_at is not null` },
  unconfirmed: {
    rows: sql`email_verified_at is null`,
    holds: sql`+email_verified_at is null`,
  },
};

export function libsqlAccountList(connection: Connection): AccountList {
  return {
    list({ text, state, ...query }) {
      return sortedPage(connection, {
        table: sql`users`,
        base: sql`+erased_at is null`,
        all: sql`select rowid from users indexed by users_kept where erased_at is null`,
        filters: [
          ...(text === undefined ? [] : [named(text)]),
          ...(state === undefined ? [] : [inState(state)]),
        ],
        keys: {
          created: { column: sql`created_at`, type: "number" },
          name: { column: sql`name_key`, type: "string" },
          lastSignIn: { column: sql`last_sign_in_at`, type: "number" },
        },
        query,
        load: async (ids) => {
          const rows = await connection.select({
            id: users.id,
            name: users.name,
            email: users.email,
            isAdmin: users.isAdmin,
            staffRoles: users.staffRoles,
            therapistId: therapists.id,
            emailVerifiedAt: users.emailVerifiedAt,
            disabledAt: users.disabledAt,
            lastSignInAt: users.lastSignInAt,
            createdAt: users.createdAt,
          }).from(users).leftJoin(therapists, eq(therapists.userId, users.id))
            .where(inList(users.id, ids));
          return rows.map((row) => ({ ...row, lastSignInAt: row.lastSignInAt || null }));
        },
      });
    },

    async countSessions({ userId, therapistId }) {
      const count = (isOwn: SQL) => connection.$count(therapySessions, isOwn);
      return {
        asClient: await count(eq(therapySessions.userId, userId)),
        asPractitioner: therapistId === null
          ? 0
          : await count(eq(therapySessions.therapistId, therapistId)),
      };
    },
  };
}

function named(text: string): Filter {
  return {
    rows: rowsWith(users, text),
    holds: contains([sql`+name`, sql`+email`], text),
  };
}

function inState(state: AccountState): Filter {
  const { rows, holds } = states[state];
  const numbers = sql`select rowid from users where ${rows}`;
  if (state !== "unconfirmed" && state !== "disabled") return { rows: numbers, holds };
  // The unconfirmed are the newest and have never signed in: each order has an index of its own for them.
  return { rows: numbers, holds, inOrder: { created: rows, name: rows, lastSignIn: rows } };
}
