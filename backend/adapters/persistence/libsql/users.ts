import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { therapists } from "db/schema/therapists.ts";
import { emailChanges, mailTokens, refreshTokens, signIns, users } from "db/schema/users.ts";
import { emailKey, nameKey, type User } from "../../../domain/account.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Users } from "../../../ports/persistence/users.ts";
import type { CacheRead } from "./cached-until-commit.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { preparedOnce } from "./prepared-once.ts";
import { isAssistant } from "./assistants.ts";
import { hasSecondFactor } from "./second-factors.ts";

const {
  emailKey: _key,
  nameKey: _nameKey,
  lastSignInAt: _lastSignIn,
  erasingSince: _erasing,
  erasedAt: _erased,
  ...columns
} = getTableColumns(users);
const userColumns = {
  ...columns,
  therapistId: therapists.id,
  approval: therapists.approval,
  isAssistant,
  hasSecondFactor,
};
const { data: _data, ...mailTokenColumns } = getTableColumns(mailTokens);

const findById = preparedOnce((connection) =>
  selectUsers(connection).where(eq(users.id, sql.placeholder("id"))).prepare()
);
const findSignedIn = preparedOnce((connection) =>
  connection.select({
    email: users.email,
    name: users.name,
    therapistId: therapists.id,
    isAssistant,
    isAdmin: users.isAdmin,
    staffRoles: users.staffRoles,
    hasSecondFactor,
    disabledAt: users.disabledAt,
    secondFactorAt: signIns.secondFactorAt,
    expiresAt: signIns.expiresAt,
  }).from(users)
    .leftJoin(therapists, eq(therapists.userId, users.id))
    .innerJoin(signIns, eq(signIns.userId, users.id))
    .where(and(
      eq(users.id, sql.placeholder("userId")),
      eq(signIns.id, sql.placeholder("signInId")),
      isNull(signIns.endedAt),
    ))
    .prepare()
);

/** `cached` may store results of frequent reads while they are true. */
export function libsqlUsers(connection: Connection, cached: CacheRead = (read) => read): Users {
  const find = cached(async (id) => await findById(connection).get({ id }) ?? null);
  const signedIn = cached(async (userId, signInId) => {
    const row = await findSignedIn(connection).get({ userId, signInId });
    if (!row) return null;
    const { expiresAt, ...user } = row;
    return { user, expiresAt };
  });

  return {
    find,

    async findByEmail(email) {
      const [row] = await selectUsers(connection).where(eq(users.emailKey, emailKey(email)));
      return row ?? null;
    },

    async list({ limit, cursor }) {
      const [after] = cursor === undefined ? [] : readCursor(cursor, "string");
      const rows: User[] = await selectUsers(connection)
        .where(and(isNull(users.erasedAt), after === undefined ? undefined : gt(users.id, after)))
        .orderBy(asc(users.id))
        .limit(limit + 1);
      const items = rows.slice(0, limit);
      const last = rows.length > limit ? items.at(-1) : undefined;
      return { items, nextCursor: last ? writeCursor([last.id]) : null };
    },

    async listAdmins() {
      return await selectUsers(connection)
        .where(and(eq(users.isAdmin, true), isNull(users.disabledAt), isNull(users.erasedAt)));
    },

    async listPictureKeys() {
      const rows = await connection.select({ key: users.pictureKey }).from(users)
        .where(isNotNull(users.pictureKey));
      return rows.flatMap(({ key }) => key ?? []);
    },

    async add(user) {
      const added = await connection.insert(users)
        .values({ ...user, emailKey: emailKey(user.email), nameKey: nameKey(user.name) })
        .onConflictDoNothing({ target: users.emailKey })
        .returning({ id: users.id });
      if (added.length === 0) throw new DomainError("ERR_DUPLICATE_ENTITY");
    },

    async save(
      {
        id,
        therapistId: _linked,
        approval: _approval,
        isAssistant: _keeps,
        hasSecondFactor: _,
        ...user
      },
    ) {
      await refusedAs(
        DomainError,
        connection.update(users)
          .set({ ...user, emailKey: emailKey(user.email), nameKey: nameKey(user.name) })
          .where(eq(users.id, id)),
      );
    },

    async remove(id) {
      await connection.delete(users).where(eq(users.id, id));
    },

    async findSignedIn(userId, signInId, now) {
      const found = await signedIn(userId, signInId);
      return found && found.expiresAt > now ? found.user : null;
    },

    async addSignIn(signIn) {
      await connection.insert(signIns).values(signIn);
    },

    async findSignIn(id) {
      const [row] = await connection.select().from(signIns).where(eq(signIns.id, id));
      return row ?? null;
    },

    async saveSignIn({ id, ...signIn }) {
      await connection.update(signIns).set(signIn).where(eq(signIns.id, id));
    },

    listSignIns(userId, now) {
      return connection.select().from(signIns)
        .where(and(eq(signIns.userId, userId), isNull(signIns.endedAt), gt(signIns.expiresAt, now)))
        .orderBy(desc(signIns.lastUsedAt), desc(signIns.id));
    },

    async endSignIns(userId, now, except) {
      await connection.update(signIns).set({ endedAt: now }).where(and(
        eq(signIns.userId, userId),
        isNull(signIns.endedAt),
        except ? ne(signIns.id, except) : undefined,
      ));
    },

    async addRefreshToken(token) {
      await connection.insert(refreshTokens).values(token);
    },

    async findRefreshToken(hash) {
      const [row] = await connection.select().from(refreshTokens)
        .where(eq(refreshTokens.hash, hash));
      return row ?? null;
    },

    async saveRefreshToken({ hash, ...token }) {
      await connection.update(refreshTokens).set(token).where(eq(refreshTokens.hash, hash));
    },

    async addMailToken(token) {
      await connection.insert(mailTokens).values(token);
    },

    async findMailToken(hash) {
      const [row] = await connection.select(mailTokenColumns).from(mailTokens)
        .where(eq(mailTokens.hash, hash));
      return row ?? null;
    },

    async useMailToken(hash, now) {
      const used = await connection.update(mailTokens).set({ usedAt: now })
        .where(and(eq(mailTokens.hash, hash), isNull(mailTokens.usedAt)))
        .returning({ hash: mailTokens.hash });
      return used.length > 0;
    },

    async endMailTokens(userId, purpose, now) {
      await connection.update(mailTokens).set({ usedAt: now }).where(and(
        eq(mailTokens.userId, userId),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
      ));
    },

    async saveEmailChange(change) {
      const { userId: _, ...changed } = change;
      await connection.insert(emailChanges).values(change)
        .onConflictDoUpdate({ target: emailChanges.userId, set: changed });
    },

    async findEmailChange(hash) {
      const [row] = await connection.select().from(emailChanges)
        .where(or(eq(emailChanges.oldHash, hash), eq(emailChanges.newHash, hash)));
      return row ?? null;
    },

    async emailChangeOf(userId) {
      const [row] = await connection.select().from(emailChanges)
        .where(eq(emailChanges.userId, userId));
      return row ?? null;
    },

    async removeEmailChange(userId) {
      await connection.delete(emailChanges).where(eq(emailChanges.userId, userId));
    },

    async removeExpired(instant) {
      await connection.delete(signIns).where(lt(signIns.expiresAt, instant));
      await connection.delete(mailTokens).where(lt(mailTokens.expiresAt, instant));
      await connection.delete(emailChanges).where(lt(emailChanges.expiresAt, instant));
    },
  };
}

function selectUsers(connection: Connection) {
  return connection.select(userColumns).from(users)
    .leftJoin(therapists, eq(therapists.userId, users.id));
}
