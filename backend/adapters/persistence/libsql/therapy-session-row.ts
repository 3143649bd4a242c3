import { getTableColumns, sql } from "drizzle-orm";
import { domainValues } from "db/schema/domain-values.ts";
import { therapists } from "db/schema/therapists.ts";
import {
  recommendations,
  therapySessionComments,
  therapySessions,
} from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { TherapySessionEntry } from "../../../domain/therapy-session.ts";
import { packedList, packedRow } from "./packed.ts";

const { noteSealed, ...sessionColumns } = getTableColumns(therapySessions);
const { therapySessionId: ofComment, ...commentColumns } = getTableColumns(therapySessionComments);
const { therapySessionId: ofAdvice, ...adviceColumns } = getTableColumns(recommendations);

const entry = packedRow({
  ...sessionColumns,
  therapist: packedRow({
    id: therapists.id,
    slug: therapists.slug,
    name: therapists.name,
    pictureKey: therapists.pictureKey,
  }),
  client: packedRow({ id: users.id, name: users.name }),
  group: sql<TherapySessionEntry["group"]>`coalesce(${domainValues.practiceGroup}, 'other')`,
  meetingCount: sql<number>`(
    select count(*) from therapy_sessions as met
    where met.user_id = ${therapySessions.userId}
      and met.therapist_id = ${therapySessions.therapistId}
      and met.status <> 'cancelled' and met.starts_at <= ${therapySessions.startsAt}
  )`,
  rescheduledToId: sql<string | null>`(
    select later.id from therapy_sessions as later
    where later.rescheduled_from_id = ${therapySessions.id}
  )`,
  comments: packedList(
    packedRow(commentColumns),
    sql`from ${therapySessionComments} where ${ofComment} = ${therapySessions.id}`,
  ),
  recommendations: packedList(
    packedRow(adviceColumns),
    sql`from ${recommendations} where ${ofAdvice} = ${therapySessions.id}`,
  ),
});

/** A session with everything a list shows of it. */
export const sessionRow = packedRow({
  entry,
  isShown: therapists.showInSearch,
  noteHex: sql<string>`hex(${noteSealed})`,
});
