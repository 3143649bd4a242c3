import { sql } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { adminSubjects } from "backend/domain/admin-action.ts";
import { apiScopes } from "backend/domain/api-key.ts";
import { feedDetails } from "backend/domain/calendar-feed.ts";
import {
  certificateClasses,
  certificateEventKinds,
  certificateStates,
} from "backend/domain/certificate.ts";
import { consentPurposes } from "backend/domain/consent.ts";
import { practiceGroups } from "backend/domain/domain-value.ts";
import { leadStates } from "backend/domain/lead.ts";
import { mailTokenPurposes } from "backend/domain/mail-token.ts";
import { severities } from "backend/domain/rule.ts";
import { factKinds } from "backend/domain/suitability/questionnaire.ts";
import { acceptingNewClients } from "backend/domain/therapist.ts";
import { ratingRange } from "backend/domain/therapy-session-outcome.ts";
import { actors, therapySessionStatuses } from "backend/domain/therapy-session.ts";
import { approvals } from "backend/domain/profile.ts";
import { languages } from "backend/domain/text.ts";
import { uploadPurposes, uploadStates } from "backend/domain/upload.ts";
import { deliveredEvents, deliveryStates, webhookEvents } from "backend/domain/webhook.ts";
import { mailTemplates } from "backend/ports/mail.ts";
import { adminActions } from "db/schema/admin-actions.ts";
import { apiScopes as storedScopes } from "db/schema/api-keys.ts";
import { calendarFeeds } from "db/schema/calendar-feeds.ts";
import { consents } from "db/schema/consents.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { leads } from "db/schema/leads.ts";
import { outbox } from "db/schema/outbox.ts";
import { facts, practiceTexts, rules } from "db/schema/texts.ts";
import { therapistDrafts, therapistVersions } from "db/schema/therapist-drafts.ts";
import { reviews } from "db/schema/reviews.ts";
import { certificateEvents, certificates, therapists } from "db/schema/therapists.ts";
import { therapySessionHistory, therapySessions } from "db/schema/therapy-sessions.ts";
import { uploads } from "db/schema/uploads.ts";
import { webhookDeliveries, webhookEvents as storedEvents } from "db/schema/webhooks.ts";
import { mailTokens, users } from "db/schema/users.ts";

test.each<[string, readonly string[] | undefined, readonly string[]]>([
  ["users.language", users.language.enumValues, languages],
  ["api_keys.scopes", storedScopes, apiScopes],
  ["webhooks.events", storedEvents, webhookEvents],
  ["webhook_deliveries.event", webhookDeliveries.event.enumValues, deliveredEvents],
  ["webhook_deliveries.state", webhookDeliveries.state.enumValues, deliveryStates],
  ["consents.purpose", consents.purpose.enumValues, consentPurposes],
  ["calendar_feeds.detail", calendarFeeds.detail.enumValues, feedDetails],
  ["leads.state", leads.state.enumValues, leadStates],
  ["mail_tokens.purpose", mailTokens.purpose.enumValues, mailTokenPurposes],
  ["outbox.template", outbox.template.enumValues, mailTemplates],
  ["domain_values.practice_group", domainValues.practiceGroup.enumValues, practiceGroups],
  ["practice_texts.practice_group", practiceTexts.practiceGroup.enumValues, practiceGroups],
  ["facts.kind", facts.kind.enumValues, factKinds],
  ["rules.severity", rules.severity.enumValues, severities],
  [
    "therapists.accepting_new_clients",
    therapists.acceptingNewClients.enumValues,
    acceptingNewClients,
  ],
  ["therapists.approval", therapists.approval.enumValues, approvals],
  ["certificates.state", certificates.state.enumValues, certificateStates],
  ["certificate_events.kind", certificateEvents.kind.enumValues, certificateEventKinds],
  ["uploads.purpose", uploads.purpose.enumValues, uploadPurposes],
  ["uploads.state", uploads.state.enumValues, uploadStates],
  ["admin_actions.subject_kind", adminActions.subjectKind.enumValues, adminSubjects],
  ["certificates.class_label", certificates.classLabel.enumValues, certificateClasses],
  ["therapy_sessions.status", therapySessions.status.enumValues, therapySessionStatuses],
  [
    "therapy_sessions.cancelled_by",
    therapySessions.cancelledBy.enumValues,
    actors.filter((actor) => actor !== "clock"),
  ],
  ["therapy_session_history.actor", therapySessionHistory.actor.enumValues, actors],
])("the values of %s are the domain's", (_column, values, list) => {
  expect([...values ?? []].sort()).toEqual([...list].sort());
});

test("the database allows the ratings that the domain allows", () => {
  const { min, max } = ratingRange;
  expect(checkOf(reviews, "reviews_rating")).toContain(`between ${min} and ${max}`);
  expect(checkOf(therapySessions, "therapy_sessions_rating")).toContain(
    `between ${min} and ${max}`,
  );
});

test.each([therapistDrafts, therapistVersions])(
  "drafts and versions end with the profile",
  (table) => {
    const key = getTableConfig(table).foreignKeys.find(({ reference }) =>
      getTableConfig(reference().foreignTable).name === "therapists"
    );
    expect(key?.onDelete).toBe("cascade");
  },
);

function checkOf(table: SQLiteTable, name: string): string {
  const check = getTableConfig(table).checks.find((candidate) => candidate.name === name);
  return new SQLiteSyncDialect().sqlToQuery(sql`${check?.value}`).sql;
}
