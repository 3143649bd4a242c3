import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondSteps,
} from "db/schema/second-factors.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { SecondFactors } from "../../../ports/persistence/second-factors.ts";

/** Whether the user of a row of `users` has a second factor. */
export const hasSecondFactor = sql<boolean>`(
  exists (select 1 from authenticators where user_id = users.id and secret_sealed is not null)
  or exists (select 1 from passkeys where user_id = users.id))`.mapWith(Boolean);

/** `factorKey` encrypts the secrets of authenticator apps. */
export function libsqlSecondFactors(
  connection: Connection,
  { factorKey }: { factorKey: ColumnKeys },
): SecondFactors {
  async function findRow(userId: string) {
    const [row] = await connection.select().from(authenticators)
      .where(eq(authenticators.userId, userId));
    return row ?? null;
  }

  return {
    async findFactors(userId) {
      const row = await findRow(userId);
      const left = await connection.$count(
        recoveryCodes,
        and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
      );
      return {
        authenticatorAddedAt: row?.secretSealed ? row.addedAt : null,
        passkeys: await connection.select().from(passkeys).where(eq(passkeys.userId, userId))
          .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
        recoveryCodesLeft: left,
      };
    },

    async removeAllOf(userId) {
      await connection.delete(authenticators).where(eq(authenticators.userId, userId));
      await connection.delete(passkeys).where(eq(passkeys.userId, userId));
      await connection.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },

    async findAuthenticator(userId) {
      const row = await findRow(userId);
      if (!row?.secretSealed) return null;
      return {
        secret: decryptColumn(factorKey, userId, row.secretSealed),
        lastStep: row.lastStep,
      };
    },

    async findWaitingSecret(userId, now) {
      const row = await findRow(userId);
      if (!row?.waitingSealed || row.waitingUntil === null || row.waitingUntil <= now) return null;
      return decryptColumn(factorKey, userId, row.waitingSealed);
    },

    async saveWaitingSecret(userId, secret, waitingUntil) {
      const waiting = { waitingSealed: encryptColumn(factorKey, userId, secret), waitingUntil };
      await connection.insert(authenticators).values({ userId, ...waiting })
        .onConflictDoUpdate({ target: authenticators.userId, set: waiting });
    },

    async useWaitingSecret(userId, lastStep, addedAt) {
      await connection.update(authenticators)
        .set({
          secretSealed: sql`waiting_sealed`,
          waitingSealed: null,
          waitingUntil: null,
          lastStep,
          addedAt,
        })
        .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.waitingSealed)));
    },

    async saveLastStep(userId, lastStep) {
      await connection.update(authenticators).set({ lastStep })
        .where(eq(authenticators.userId, userId));
    },

    async removeAuthenticator(userId) {
      await connection.delete(authenticators).where(eq(authenticators.userId, userId));
    },

    async saveRecoveryCodes(userId, hashes, createdAt) {
      await connection.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await connection.insert(recoveryCodes)
        .values(hashes.map((codeHash) => ({ codeHash, userId, createdAt })));
    },

    async useRecoveryCode(userId, codeHash, usedAt) {
      const used = await connection.update(recoveryCodes).set({ usedAt })
        .where(and(
          eq(recoveryCodes.codeHash, codeHash),
          eq(recoveryCodes.userId, userId),
          isNull(recoveryCodes.usedAt),
        ))
        .returning({ codeHash: recoveryCodes.codeHash });
      return used.length > 0;
    },

    async removeRecoveryCodes(userId) {
      await connection.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },

    async findPasskey(credentialId) {
      const [row] = await connection.select().from(passkeys)
        .where(eq(passkeys.credentialId, credentialId));
      return row ?? null;
    },

    async addPasskey(passkey) {
      const added = await connection.insert(passkeys).values(passkey)
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning({ id: passkeys.id });
      if (added.length === 0) throw new DomainError("ERR_DUPLICATE_ENTITY");
    },

    async savePasskeyUse(id, counter, lastUsedAt) {
      await connection.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
    },

    async renamePasskey(id, name) {
      await connection.update(passkeys).set({ name }).where(eq(passkeys.id, id));
    },

    async removePasskey(id) {
      await connection.delete(passkeys).where(eq(passkeys.id, id));
    },

    async addChallenge(challenge) {
      await connection.insert(passkeyChallenges).values(challenge);
    },

    async takeChallenge(hash) {
      const [row] = await connection.delete(passkeyChallenges)
        .where(eq(passkeyChallenges.hash, hash))
        .returning();
      return row ?? null;
    },

    async addStep(step) {
      await connection.insert(secondSteps).values(step);
    },

    async findStep(hash) {
      const [row] = await connection.select().from(secondSteps).where(eq(secondSteps.hash, hash));
      return row ?? null;
    },

    async removeStep(hash) {
      await connection.delete(secondSteps).where(eq(secondSteps.hash, hash));
    },

    async removeStepsOf(userId) {
      await connection.delete(secondSteps).where(eq(secondSteps.userId, userId));
    },

    async removeExpired(instant) {
      await connection.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, instant));
      await connection.delete(secondSteps).where(lt(secondSteps.expiresAt, instant));
    },
  };
}
