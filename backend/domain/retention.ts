import { day, hour } from "./duration.ts";

/** How long (ms) operational records are stored after they are done. User data has no such limit. */
export const retention = {
  mails: 30 * day,
  idempotentAnswers: day,
  /** Keys of processed webhook events; a provider repeats an event within a day. */
  webhookEvents: 3 * day,
  /** After the hold has ended, so that a late visitor still reads why. */
  endedBookingRequests: hour,
  /** So that another device, or a repeated request, still gets the same answer. */
  confirmedBookingRequests: day,
  /** Since the last day. The sessions keep what became of them. */
  absences: 30 * day,
  /** So that the link in a mail still says what happened. */
  endedWaitingListEntries: 30 * day,
  /** After the answer, so that both people still read it. */
  endedSessionRequests: 30 * day,
  endedSessionOrders: 90 * day,
  /** Unless a clearance that came of the question is in force. */
  endedQuestions: 180 * day,
  /** After the last use of a single-use link, its last day or its withdrawal. Sessions name the link so long. */
  endedSecretLinks: 365 * day,
  /** After a key of the API expired or was revoked. */
  endedApiKeys: 365 * day,
  /** Since the change of the session. */
  webhookDeliveries: 30 * day,
  /** Tests that are not finished, since their last change. */
  suitabilityDrafts: 30 * day,
  /** Since the last part arrived. */
  unfinishedUploads: day,
  /** Since the file was finished or published. A removed file can be named again until then. */
  unnamedUploads: 30 * day,
  /** Addresses that were never confirmed. */
  unconfirmedLeads: 14 * day,
  /** After a lead was declined or has become visible. */
  endedLeads: 180 * day,
  /** Leads with which nothing happens. */
  silentLeads: 730 * day,
  /** After they were accepted, revoked or expired. */
  endedInvitations: 180 * day,
  /** Since a practitioner sent the invitation. */
  openAssistantInvitations: 30 * day,
  /** Reviews that were refused and not changed since. */
  refusedReviews: 180 * day,
  /** Since an administrator decided. */
  settledReports: 180 * day,
};

/** How long (ms) the operator keeps backups, see docs/operations.md. */
export const backupsKeptFor = 30 * day;

/** How many rows of `changes` are stored. A follower that has missed removed rows reloads everything. */
export const retainedChanges = 100_000;
