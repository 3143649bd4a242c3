import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { clientQuestions as questions } from "db/schema/client-questions.ts";
import { therapists } from "db/schema/therapists.ts";
import { languages } from "../../../domain/text.ts";
import type { AdminQueues, WaitingItem } from "../../../ports/persistence/admin-queues.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { contains, found, therapistsNamed } from "./text-search.ts";

/** The overview shows so many; the lists have all. */
const mostShown = 8;

const waiting = sql`(
  select 'lead' as kind, id, coalesce(nullif(name, ''), email) as name, null as title,
      coalesce(confirmed_at, created_at) as since, null as picture
    from leads where state = 'confirmed'
  union all
  select 'therapist', id, coalesce(nullif(name, ''), email), null,
      coalesce(approval_changed_at, created_at), picture_key
    from therapists where approval = 'waiting'
  union all
  select 'certificate', certificates.id, therapists.name, certificates.title,
      certificates.updated_at, picture_key
    from certificates inner join therapists on therapists.id = therapist_id
    where state = 'waiting'
  union all
  select 'review', reviews.id, therapists.name, null, reviews.updated_at,
      picture_key
    from reviews inner join therapists on therapists.id = reviews.therapist_id
    where status = 'waiting'
  union all
  select 'report', reviews.id, therapists.name, null, reported_since, picture_key
    from reviews inner join therapists on therapists.id = reviews.therapist_id
    where (case when status = 'published' and reported_since is not null
      then 'reported' else status end) = 'reported'
  union all
  select 'rules', id, title, null, coalesce(sent_at, changed_at), null
    from rule_drafts where state = 'waiting'
  union all
  select 'course', courses.id, therapists.name,
      coalesce(published ->> '$.title.et', published ->> '$.title.en', published ->> '$.title.ru'),
      courses.updated_at, picture_key
    from courses inner join therapists on therapists.id = owner_therapist_id
    where listing = 'asked'
)`;

export function libsqlAdminQueues(connection: Connection): AdminQueues {
  const listUnanswered: AdminQueues["listUnanswered"] = async (query) => {
    const { text, unansweredSince, limit, cursor, order = "oldest" } = query;
    const { by, after, place } = keyset({
      key: questions.waitingSince,
      id: questions.id,
      order,
      cursor,
    });
    const { where, total } = await found(connection, {
      table: questions,
      text: about(text),
      conditions: [
        and(eq(questions.status, "waiting"), lte(questions.waitingSince, unansweredSince)),
      ],
      after,
      by,
      limit,
    });
    const rows = await connection.select(unanswered).from(questions)
      .innerJoin(therapists, eq(therapists.id, questions.therapistId))
      .where(where).orderBy(...by).limit(limit + 1);
    return { ...pageOf(rows, limit, ({ since, id }) => [place, since, id]), total };
  };
  return {
    async summary({ now, lastDays, unansweredSince, kinds }) {
      const isShown = inList(sql`kind`, kinds);
      const [counts] = await connection.select({
        leads: countOf("lead"),
        practitioners: countOf("therapist"),
        certificates: countOf("certificate"),
        reviews: countOf("review"),
        reports: countOf("report"),
        rules: countOf("rules"),
        courses: countOf("course"),
        waitingSince: sql<number | null>`min(since)`,
        invitations: sql<number>`(select count(*) from invitations
          where used_at is null and revoked_at is null and expires_at > ${now})`,
        giftCardsToPost: sql<number>`(select count(*) from gift_cards
          where state = 'active' and sent_at is null and delivery ->> 'by' = 'post')`,
        visiblePractitioners: sql<number>`(select count(*) from therapists
          where show_in_search = 1)`,
        failedMails: sql<number>`(select count(*) from outbox
          where state = 'dead' and failed_at is not null)`,
        failingJobs: sql<number>`(select count(*) from job_states where failures_in_row > 0)`,
        endingCertificates: sql<number>`(select count(*) from certificates
          where state = 'checked' and valid_until between ${lastDays.from} and ${lastDays.to})`,
        unansweredQuestions: sql<number>`(select count(*) from client_questions
          where status = 'waiting' and waiting_since <= ${unansweredSince})`,
      }).from(waiting).where(isShown);
      const items = await connection.select({
        kind: sql<WaitingItem["kind"]>`kind`,
        id: sql<string>`id`,
        name: sql<string>`name`,
        title: sql<string | null>`title`,
        since: sql<number>`since`,
        pictureKey: sql<string | null>`picture`,
      }).from(waiting).where(isShown).orderBy(asc(sql`since`), asc(sql`id`)).limit(mostShown);
      const { items: unanswered } = await listUnanswered({ unansweredSince, limit: mostShown });
      return { ...counts!, waiting: items, unanswered };
    },

    listUnanswered,
  };
}

const unanswered = {
  id: questions.id,
  therapistId: questions.therapistId,
  therapistName: therapists.name,
  practice: questions.practiceType,
  since: sql<number>`${questions.waitingSince}`,
  remindedAt: questions.remindedAt,
};

function countOf(kind: WaitingItem["kind"]) {
  return sql<number>`count(case when kind = ${kind} then 1 end)`;
}

/** By the practitioner and the practice: what clients wrote is encrypted. */
function about(text: string | undefined) {
  if (!text) return undefined;
  const labels = languages.map((language) => sql`(labels ->> ${language})`);
  const practices = sql`select code from domain_values
    where domain_code = 'THERAPY_TYPE' and ${contains(labels, text)}`;
  const owner = sql`(select name from therapists where id = client_questions.therapist_id)`;
  return {
    rows: sql`select client_questions.rowid as number from (${therapistsNamed(text)}) as named
        cross join client_questions on therapist_id = named.id and status = 'waiting'
      union all select rowid from client_questions
        where status = 'waiting' and practice_type in (${practices})`,
    holds: sql`(${contains([owner], text)} or practice_type in (${practices}))`,
  };
}
