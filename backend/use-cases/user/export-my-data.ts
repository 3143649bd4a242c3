import type { Assistant } from "../../domain/assistant.ts";
import type { Webhook } from "../../domain/webhook.ts";
import type { ApiKey } from "../../domain/api-key.ts";
import type { SecretLink } from "../../domain/secret-link.ts";
import type { Team, TeamMember } from "../../domain/team.ts";
import type { User } from "../../domain/account.ts";
import type { CalendarFeed } from "../../domain/calendar-feed.ts";
import type { CertificateEvent } from "../../domain/certificate.ts";
import type { Consent } from "../../domain/consent.ts";
import { DomainError } from "../../domain/errors.ts";
import type { LinkedIdentity } from "../../domain/identity.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import {
  attestationText,
  type AttestedReview,
  attestedReview,
} from "../../domain/review-attestation.ts";
import type { Passkey } from "../../domain/second-factor.ts";
import {
  type JournalPasskey,
  openingGuide,
  type SealedJournal,
} from "../../domain/sealed-journal.ts";
import type { SignIn } from "../../domain/sign-in.ts";
import type { HelpedPractitioner } from "../../ports/persistence/assistants.ts";
import type { StoredWarning } from "../../ports/persistence/session-warnings.ts";
import type { SuitabilityRecord } from "../../domain/suitability/acknowledgement.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Upload } from "../../domain/upload.ts";
import type { ListedDataRead } from "../../ports/persistence/data-access.ts";
import type { ProfileVersion, StoredContent } from "../../ports/persistence/profiles.ts";
import type {
  OwnComment,
  OwnHistoryRow,
  OwnMail,
  OwnPayment,
  OwnReview,
  ScatteredData,
} from "../../ports/persistence/personal-data.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import { type ArchiveLabels, archiveLabels } from "./archive-labels.ts";
import { type ArchivedNotes, archivedNotes } from "./archived-notes.ts";
import { type ArchivedPractice, archivedPractice } from "./archived-practice.ts";
import { type ArchivedQuestions, archivedQuestions } from "./archived-questions.ts";
import { type ArchivedTestResult, archivedTestResults } from "./archived-test-results.ts";
import { type ArchiveRows, archiveRows } from "./archive-rows.ts";
import { countRequests } from "../request-limits.ts";
import type { Context } from "../context.ts";

type ArchivedReview = Omit<OwnReview, "timeZone" | "sessionEndedAt" | "therapistId"> & {
  /** Signed, so that others can have it confirmed by us. */
  attestation: AttestedReview & { signature: string };
};

type ArchivedBooking = { event: ScheduledEvent; invitee: Invitee };

export type PersonalArchive =
  & Omit<ScatteredData, "reviews">
  & ArchivedQuestions
  & ArchivedNotes
  & ArchivedPractice
  & {
    reviews: ArchivedReview[];
    user: User;
    identities: LinkedIdentity[];
    devices: SignIn[];
    secondFactors: {
      authenticatorAddedAt: number | null;
      passkeys: Pick<Passkey, "name" | "createdAt" | "lastUsedAt">[];
      recoveryCodesLeft: number;
    };
    consents: Consent[];
    calendarFeed: Pick<CalendarFeed, "detail" | "createdAt" | "lastReadAt"> | null;
    sessions: ArchiveRows<TherapySessionEntry>;
    bookings: ArchiveRows<ArchivedBooking>;
    comments: ArchiveRows<OwnComment>;
    history: ArchiveRows<OwnHistoryRow>;
    mails: ArchiveRows<OwnMail>;
    payments: ArchiveRows<OwnPayment>;
    testResults: ArchiveRows<ArchivedTestResult>;
    therapist: Therapist | null;
    certificateEvents: Pick<CertificateEvent, "certificateId" | "kind" | "reason" | "createdAt">[];
    /** In which the practitioner is or to which one is invited. */
    teams: (Pick<Team, "name"> & Pick<TeamMember, "isOwner" | "invitedAt" | "joinedAt">)[];
    /** Who keeps the calendar of the practitioner, and whose calendar the user keeps, open invitations included. */
    assistants: Pick<Assistant, "email" | "invitedAt" | "joinedAt">[];
    helpedPractitioners: Pick<HelpedPractitioner, "name" | "invitedAt" | "joinedAt">[];
    /** Of other practitioners who named this one. */
    practicesTogether: { type: string; lead: string; state: string; invitedAt: number }[];
    secretLinks: Pick<
      SecretLink,
      "name" | "singleUse" | "lastDay" | "createdAt" | "revokedAt" | "uses" | "lastUsedAt"
    >[];
    apiKeys: Pick<
      ApiKey,
      "label" | "scopes" | "hint" | "createdAt" | "expiresAt" | "lastUsedOn" | "revokedAt"
    >[];
    webhooks: Pick<Webhook, "url" | "events" | "createdAt" | "pausedAt">[];
    profileDraft: StoredContent | null;
    profileVersions: Pick<ProfileVersion, "version" | "publishedAt" | "content">[];
    /** What was acknowledged before booking. */
    acknowledgements: Omit<SuitabilityRecord, "id" | "userId">[];
    sessionWarnings: Omit<StoredWarning, "id" | "userId">[];
    /** Who read this data, and why. */
    dataReads: ArchiveRows<Omit<ListedDataRead, "id" | "userId" | "readerId" | "subjectId">>;
    sealedJournal:
      | Pick<SealedJournal, "state" | "passphraseLock" | "recoveryLock" | "createdAt"> & {
        passkeys: Pick<JournalPasskey, "name" | "lock">[];
        howToOpen: string;
      }
      | null;
    picture: Uint8Array<ArrayBuffer> | null;
    uploads: Upload[];
    /** In the language of the user. */
    labels: ArchiveLabels;
  };

export async function exportMyData(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling" | "storage">,
  context: Context,
): Promise<PersonalArchive> {
  const { account, now } = context;
  await requireFreshSignIn(ports.persistence, context);
  await countRequests(ports, now, [{ limit: "exportsPerPerson", by: account.userId }]);
  const user = await ports.persistence.users.find(account.userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  return await collectArchive(ports, user);
}

/** What grows with every session is read while the archive is written. */
export async function collectArchive(
  { auth, persistence, scheduling, storage }: Pick<
    Ports,
    "auth" | "persistence" | "scheduling" | "storage"
  >,
  user: User,
): Promise<PersonalArchive> {
  const { personalData } = persistence;
  const { reviews, ...scattered } = await personalData.collect(user);
  const picture = user.pictureKey ? await storage.get(user.pictureKey) : null;
  return {
    user,
    identities: await persistence.identities.listOf(user.id),
    devices: await persistence.users.listSignIns(user.id, 0),
    secondFactors: await secondFactorsOf(persistence, user),
    consents: await persistence.consents.list(user.id),
    calendarFeed: await feedOf(persistence, user),
    sessions: archiveRows(
      (page) => persistence.therapySessions.listOfClient(user.id, page),
      (session) => session,
    ),
    bookings: await bookingsOf(scheduling, user.email),
    comments: archiveRows((page) => personalData.listComments(user, page), (comment) => comment),
    history: archiveRows((page) => personalData.listHistory(user, page), (row) => row),
    mails: archiveRows((page) => personalData.listMails(user, page), (mail) => mail),
    payments: archiveRows((page) => personalData.listPayments(user, page), (payment) => payment),
    testResults: archivedTestResults(persistence, user),
    therapist: user.therapistId ? await persistence.therapists.find(user.therapistId) : null,
    ...archivedNotes(persistence, user),
    certificateEvents: await certificateEventsOf(persistence, user),
    teams: await teamsOf(persistence, user),
    ...await assistantsOf(persistence, user),
    practicesTogether: await practicesTogether(persistence, user),
    secretLinks: await secretLinksOf(persistence, user),
    apiKeys: (await persistence.apiKeys.listOf(user.id))
      .map(({ id: _, userId: __, secretHash: ___, ...key }) => key),
    webhooks: (await persistence.webhooks.listOf(user.id))
      .map(({ url, events, createdAt, pausedAt }) => ({ url, events, createdAt, pausedAt })),
    ...await profileOf(persistence, user),
    acknowledgements: (await persistence.suitabilityRecords.listOfUser(user.id))
      .map(({ booking, acknowledged, sharedAt }) => ({ booking, acknowledged, sharedAt })),
    ...await archivedQuestions(persistence, user),
    ...await archivedPractice({ persistence, scheduling }, user),
    sessionWarnings: (await persistence.sessionWarnings.listOfUser(user.id))
      .map(({ userId: _, id: __, ...warning }) => warning),
    dataReads: archiveRows(
      (page) => persistence.dataAccess.list({ userId: user.id, ...page }),
      ({ id: _, userId: __, readerId: ___, subjectId: ____, ...read }) => read,
    ),
    sealedJournal: await sealedJournalOf(persistence, user),
    picture: picture?.bytes ?? null,
    uploads: await persistence.uploads.listOf(user.id),
    labels: await archiveLabels(persistence, user.language),
    ...scattered,
    reviews: reviews.map((review) => withAttestation(auth, review)),
  };
}

function withAttestation(auth: Ports["auth"], review: OwnReview): ArchivedReview {
  const { timeZone: _, sessionEndedAt: __, therapistId: ___, ...own } = review;
  const attested = attestedReview(review);
  const signature = auth.mac("review-attestation", attestationText(attested));
  return { ...own, attestation: { ...attested, signature } };
}

async function profileOf({ profiles }: Ports["persistence"], { therapistId }: User) {
  if (!therapistId) return { profileDraft: null, profileVersions: [] };
  const draft = await profiles.findDraft(therapistId);
  const listed = await profiles.listVersions(therapistId);
  const versions = await Promise.all(
    listed.map(({ version }) => profiles.findVersion(therapistId, version)),
  );
  return {
    profileDraft: draft?.content ?? null,
    profileVersions: versions.flatMap((one) =>
      one ? [{ version: one.version, publishedAt: one.publishedAt, content: one.content }] : []
    ),
  };
}

async function certificateEventsOf({ certificates }: Ports["persistence"], { therapistId }: User) {
  const events = therapistId ? await certificates.listEventsOf(therapistId) : [];
  return events.map(({ certificateId, kind, reason, createdAt }) => ({
    certificateId,
    kind,
    reason,
    createdAt,
  }));
}

async function teamsOf({ teams }: Ports["persistence"], { therapistId }: User) {
  const known = therapistId ? await teams.listOfTherapist(therapistId) : [];
  return known.flatMap(({ name, members }) =>
    members.filter((member) => member.therapistId === therapistId)
      .map(({ isOwner, invitedAt, joinedAt }) => ({ name, isOwner, invitedAt, joinedAt }))
  );
}

async function assistantsOf({ assistants }: Ports["persistence"], user: User) {
  const confirmed = user.emailVerifiedAt === null ? null : user.email;
  return {
    assistants: (await assistants.listOf(user.id))
      .map(({ email, invitedAt, joinedAt }) => ({ email, invitedAt, joinedAt })),
    helpedPractitioners: (await assistants.listHelped(user.id, confirmed))
      .map(({ name, invitedAt, joinedAt }) => ({ name, invitedAt, joinedAt })),
  };
}

async function practicesTogether({ companions }: Ports["persistence"], { therapistId }: User) {
  const named = therapistId ? await companions.listNaming(therapistId) : [];
  return named.map(({ practice: { type }, lead: { name: lead }, state, invitedAt }) => (
    { type, lead, state, invitedAt }
  ));
}

async function secretLinksOf({ secretLinks }: Ports["persistence"], { therapistId }: User) {
  const links = therapistId ? await secretLinks.listOf(therapistId) : [];
  return links.map(({ name, singleUse, lastDay, createdAt, revokedAt, uses, lastUsedAt }) => (
    { name, singleUse, lastDay, createdAt, revokedAt, uses, lastUsedAt }
  ));
}

async function sealedJournalOf({ sealedJournals }: Ports["persistence"], { id, language }: User) {
  const journal = await sealedJournals.find(id);
  if (!journal) return null;
  const { state, passphraseLock, recoveryLock, createdAt } = journal;
  const passkeys = (await sealedJournals.listPasskeys(id)).filter(({ lock }) => lock !== null)
    .map(({ name, lock }) => ({ name, lock }));
  const howToOpen = openingGuide[language];
  return { state, passphraseLock, recoveryLock, passkeys, createdAt, howToOpen };
}

async function feedOf({ calendarFeeds }: Ports["persistence"], { id }: User) {
  const feed = await calendarFeeds.findOf(id);
  if (!feed) return null;
  const { detail, createdAt, lastReadAt } = feed;
  return { detail, createdAt, lastReadAt };
}

async function bookingsOf(
  scheduling: Ports["scheduling"],
  inviteeEmail: string,
): Promise<ArchiveRows<ArchivedBooking>> {
  const key = inviteeEmail.toLowerCase();
  // A calendar that does not answer refuses the export before it begins.
  await scheduling.listScheduledEvents({ inviteeEmail, limit: 1 });
  return archiveRows(
    (page) => scheduling.listScheduledEvents({ inviteeEmail, ...page }),
    async ({ uri }) => {
      const found = await scheduling.findScheduledEvent(uri);
      const invitee = found?.invitees.find(({ email }) => email.toLowerCase() === key);
      return found && invitee ? { event: found.event, invitee } : null;
    },
  );
}

/** Without keys and secrets. */
async function secondFactorsOf(
  { secondFactors }: Pick<Ports["persistence"], "secondFactors">,
  { id }: User,
): Promise<PersonalArchive["secondFactors"]> {
  const { passkeys, ...factors } = await secondFactors.findFactors(id);
  return {
    ...factors,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
  };
}
