import { outbox } from "db/schema/outbox.ts";
import { jobStates } from "db/schema/job-leases.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { roles, type Row, row } from "./matrix-row.ts";

const absentId = "00000000-0000-7000-8000-000000000000";
const admins = roles({ admin: 200 });

const inAll = (text: string) => ({ et: text, en: text, ru: text });

const content = {
  labels: inAll("Narva"),
  synonyms: { et: [], en: [], ru: [] },
  group: null,
  lat: 59.37,
  lon: 28.19,
};

const city = (body?: unknown, version = "0"): Call => ({
  params: { domainCode: "CITY", code: "NARVA" },
  absent: { domainCode: "CITY", code: "NONE_SUCH" },
  headers: { "If-Match": version },
  ...(body === undefined ? {} : { body }),
});

async function retiredCity(fixture: Fixture): Promise<Call> {
  const { domainValues } = fixture.app.ports.persistence;
  const value = (await domainValues.find("CITY", "NARVA"))!;
  await fixture.app.ports.persistence.transaction((repositories) =>
    repositories.domainValues.save({ ...value, retiredAt: fixture.app.now() })
  );
  return city();
}

async function cityOrder({ app }: Fixture): Promise<Call> {
  const codes = (await app.ports.persistence.domainValues.list())
    .filter(({ domainCode }) => domainCode === "CITY").map(({ code }) => code);
  return {
    params: { domainCode: "CITY" },
    body: { before: codes, after: codes.toReversed() },
  };
}

const text = { title: inAll("Title"), lead: inAll("Lead"), sections: [] };

const draft = async ({ app, users }: Fixture, body?: unknown): Promise<Call> => {
  const { persistence } = app.ports;
  await persistence.transaction(({ contents }) =>
    contents.saveDraft({
      contentId: "about",
      content: text,
      basedOn: 1,
      revision: 1,
      authorId: users.admin.id,
      changedAt: app.now(),
    })
  );
  return {
    params: { id: "about" },
    absent: { id: "nothing" },
    headers: { "If-Match": "1" },
    ...(body === undefined ? {} : { body }),
  };
};

async function givenUpMail({ app }: Fixture, template: "verify-email" | "session-soon") {
  const id = app.ports.persistence.newId();
  await app.database.transaction((connection) =>
    connection.insert(outbox).values({
      id,
      recipient: "kadri@example.ee",
      language: "et",
      template,
      facts: {},
      state: "dead",
      tries: 6,
      nextTryAt: app.now(),
      createdAt: app.now(),
    })
  );
  return { params: { id }, absent: { id: absentId } };
}

async function knownJob({ app }: Fixture): Promise<Call> {
  const name = "send reminders";
  await app.database.transaction((connection) =>
    connection.insert(jobStates).values({ name, everyMs: 30_000, claims: false })
      .onConflictDoUpdate({ target: jobStates.name, set: { requestedAt: null } })
  );
  return { params: { name }, absent: { name: "dig holes" } };
}

const figures = { query: { from: "2026-11-01", to: "2026-11-20", step: "week" } };

export const upkeepRows: Row[] = [
  row("listAdminDomainValues", admins),
  row("addDomainValue", roles({ admin: 201 }), () => ({
    body: { domainCode: "CITY", code: "RAKVERE", ...content, labels: inAll("Rakvere") },
  })),
  row("updateDomainValue", admins, () => city(content)),
  row("retireDomainValue", admins, () => city({ rulesSeen: false })),
  row("restoreDomainValue", admins, retiredCity),
  row("orderDomainValues", roles({ admin: 204 }), cityOrder),
  row("listTexts", admins),
  row("getText", admins, () => ({ params: { id: "about" }, absent: { id: "nothing" } })),
  row("getTextVersion", admins, () => ({
    params: { id: "about", version: "1" },
    absent: { id: "about", version: "9" },
  })),
  row("saveTextDraft", admins, () => ({
    params: { id: "about" },
    absent: { id: "nothing" },
    headers: { "If-Match": "0" },
    body: text,
  })),
  row("discardTextDraft", admins, (fixture) => draft(fixture)),
  row("publishText", admins, (fixture) => draft(fixture, { comment: "Shorter" })),
  row("listMails", admins, () => ({ body: { state: "sent" } })),
  row("retryMail", admins, (fixture) => givenUpMail(fixture, "verify-email")),
  row("cancelMail", admins, (fixture) => givenUpMail(fixture, "session-soon")),
  row("retryMails", admins, () => ({ body: {} })),
  row("listJobs", admins),
  row("runJob", roles({ admin: 202 }), knownJob),
  row("getAdminFigures", admins, () => figures),
  row("exportAdminFigures", admins, () => figures),
  row("getProcessingRecord", admins),
  row("exportProcessingRecord", admins),
  row("listUnansweredQuestions", admins),
];
