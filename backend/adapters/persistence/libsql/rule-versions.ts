import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/database.ts";
import { changes } from "db/schema/changes.ts";
import { ruleVersions as versions } from "db/schema/texts.ts";
import { users } from "db/schema/users.ts";
import type { NotReached } from "../../../domain/suitability/rule-version.ts";
import { versionInForce } from "../../../domain/suitability/rule-version.ts";
import type { RuleVersions } from "../../../ports/persistence/rule-versions.ts";

const authors = alias(users, "authors");
const reviewers = alias(users, "reviewers");

const listed = {
  version: versions.version,
  effectiveFrom: versions.effectiveFrom,
  byAdmins: versions.byAdmins,
  authorName: authors.name,
  reviewerName: reviewers.name,
  comment: versions.comment,
  publishedAt: versions.publishedAt,
  withdrawnAt: versions.withdrawnAt,
};

export function libsqlRuleVersions(connection: Connection): RuleVersions {
  return {
    async list() {
      return await connection
        .select({ ...listed, count: sql<number | null>`json_array_length(${versions.rules})` })
        .from(versions)
        .leftJoin(authors, eq(authors.id, versions.authorId))
        .leftJoin(reviewers, eq(reviewers.id, versions.reviewerId))
        .orderBy(desc(versions.version));
    },

    async find(version) {
      const [row] = await connection
        .select({ ...listed, rules: versions.rules, notReached: versions.notReached })
        .from(versions)
        .leftJoin(authors, eq(authors.id, versions.authorId))
        .leftJoin(reviewers, eq(reviewers.id, versions.reviewerId))
        .where(eq(versions.version, version));
      return row ? { ...row, notReached: row.notReached as NotReached[] } : null;
    },

    async add(version) {
      const [latest] = await connection
        .select({ version: versions.version, fingerprint: versions.fingerprint })
        .from(versions).orderBy(desc(versions.version)).limit(1);
      const number = (latest?.version ?? 0) + 1;
      await connection.insert(versions).values({
        ...version,
        version: number,
        fingerprint: latest?.fingerprint ?? "",
        byAdmins: true,
      });
      return number;
    },

    async withdraw(version, now) {
      await connection.update(versions).set({ withdrawnAt: now })
        .where(eq(versions.version, version));
    },

    async listToFollow(now) {
      const begun = await connection.select({
        version: versions.version,
        effectiveFrom: versions.effectiveFrom,
        withdrawnAt: versions.withdrawnAt,
        followedAt: versions.followedAt,
      }).from(versions).where(lte(versions.effectiveFrom, now));
      const inForce = versionInForce(begun, now);
      return inForce && inForce.followedAt === null ? [inForce.version] : [];
    },

    async follow(version, now) {
      await connection.update(versions).set({ followedAt: now })
        .where(and(lte(versions.effectiveFrom, now), isNull(versions.followedAt)));
      await connection.insert(changes).values({ part: "text", subject: `rules ${version}` });
      await connection.run(sql`insert into suitability_checks (user_id, cause, requested_at)
        select user_id, 'rules', ${now} from (
          select user_id from therapy_sessions
            where status = 'booked' and starts_at > ${now} and intro = 0
          union select user_id from session_requests
            where status = 'waiting' and answer_by > ${now} and intro = 0
        ) where user_id in (select user_id from suitability_results)
        on conflict (user_id) do update set cause = 'rules'`);
    },
  };
}
