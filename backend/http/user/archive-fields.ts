import type { PersonalArchive } from "../../use-cases/user/export-my-data.ts";

/** What people do not read: they are in `data.json` only. */
const technicalFields = [
  "arrival",
  "attestation",
  "authorUserId",
  "blur",
  "calendarSequence",
  "callAddress",
  "cancelUrl",
  "certificateId",
  "checkedBy",
  "client",
  "courseId",
  "cover",
  "digest",
  "eventTypeUri",
  "eventUri",
  "fileKey",
  "guests",
  "hasNeutralUid",
  "height",
  "id",
  "inviteeUri",
  "isTherapistComment",
  "key",
  "lanes",
  "lastLessonId",
  "lastPartDigest",
  "lat",
  "limit",
  "lock",
  "lon",
  "materialId",
  "memoryKib",
  "nameFollowsAccount",
  "newInviteeUri",
  "oldInviteeUri",
  "ownerId",
  "ownerUri",
  "parts",
  "passes",
  "passphraseLock",
  "passwordHash",
  "pictureBlur",
  "pictureFollowsAccount",
  "pictureKey",
  "pictureUploadId",
  "point",
  "position",
  "positions",
  "posterKey",
  "practiceId",
  "practitionerId",
  "privacyVersion",
  "providerCancelPending",
  "questionId",
  "receivedBytes",
  "recoveryLock",
  "rescheduleUrl",
  "reviewId",
  "rulesVersion",
  "salt",
  "sealedKey",
  "sealedNote",
  "secretLink",
  "sessionRequestId",
  "shared",
  "signature",
  "slug",
  "storedBytes",
  "template",
  "textHash",
  "textVersions",
  "therapistId",
  "therapySessionId",
  "total",
  "tracking",
  "uploadId",
  "uri",
  "userId",
  "width",
] as const;

const technical: ReadonlySet<string> = new Set(technicalFields);

export function isTechnical(name: string): boolean {
  return technical.has(name);
}

type FieldsOf<Value> = Value extends string | number | boolean | null | undefined | Uint8Array
  ? never
  : Value extends AsyncIterable<infer Row> ? FieldsOf<Row>
  : Value extends readonly (infer Item)[] ? FieldsOf<Item>
  : Value extends object ? string extends keyof Value ? FieldsOf<Value[keyof Value]>
    : { [Name in keyof Value & string]: Name | FieldsOf<Value[Name]> }[keyof Value & string]
  : never;

type Parts = Omit<PersonalArchive, "labels" | "picture">;

/** Every field that the page may show: a field without words does not compile. */
export type ShownField = Exclude<
  { [Part in keyof Parts]: FieldsOf<Parts[Part]> }[keyof Parts],
  (typeof technicalFields)[number]
>;

export type ShownPart = Exclude<keyof Parts, "user" | "therapist"> | "person" | "practitionerPage";
