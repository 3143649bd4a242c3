import type { RuleChange } from "backend/domain/suitability/rule-change.ts";
import { newDraft } from "backend/use-cases/admin/create-rule-draft.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row, signedIn } from "./matrix-row.ts";

const absentId = "00000000-0000-7000-8000-000000000000";
const admins = roles({ admin: 200 });

const retired: RuleChange[] = [{ kind: "retire", id: "pregnancy-breathwork" }];

/** A draft of another administrator than the caller. */
async function storedDraft({ app }: Fixture, state: "editing" | "waiting") {
  const { persistence } = app.ports;
  const other = (await persistence.users.findByEmail("admin2@demo.heaolu.ee"))!;
  const { version: basedOn } = (await persistence.ruleVersions.list())[0]!;
  const draft = newDraft(
    { id: persistence.newId(), title: "A change", basedOn, changes: retired },
    { userId: other.id, now: app.now() },
  );
  await persistence.transaction(({ ruleDrafts }) => ruleDrafts.save({ ...draft, state }));
  return draft;
}

const draft = (body?: unknown, state: "editing" | "waiting" = "editing") =>
async (
  fixture: Fixture,
): Promise<Call> => {
  const { id, changedAt } = await storedDraft(fixture, state);
  return {
    params: { id },
    absent: { id: absentId },
    headers: { "If-Match": `"${new Date(changedAt).toISOString()}"` },
    ...(body === undefined ? {} : { body }),
  };
};

const newest = async ({ app }: Fixture) => {
  const [version] = await app.ports.persistence.ruleVersions.list();
  return { params: { version: String(version!.version) } };
};

const content = (basedOn: number) => ({ title: "Other", basedOn, changes: [], notReached: [] });

/** The open warning about the owner's booked session. */
async function warningOfOwner({ app, booked, users }: Fixture): Promise<Call> {
  const { persistence } = app.ports;
  const { practice, session } = await booked();
  const id = await persistence.transaction(async ({ sessionWarnings }) => {
    const open = await sessionWarnings.openOf(session.id);
    if (open) return open.id;
    const id = persistence.newId();
    await sessionWarnings.add({
      id,
      userId: users.owner.id,
      therapySessionId: session.id,
      cause: "rules",
      content: { practice: practice.type, from: "ok", to: "ask", rules: [], rulesVersion: 1 },
      foundAt: app.now(),
    });
    return id;
  });
  return { params: { id }, absent: { id: absentId }, body: { rulesVersion: 1, share: false } };
}

/** Rules that administrators change, and warnings about booked sessions. */
export const ruleRows: Row[] = [
  row("listRuleVersions", admins),
  row("getRuleVersion", admins, newest),
  row("withdrawRuleVersion", roles({ admin: 409 }), newest, { when: "once it has begun" }),
  row("exportRules", admins, () => ({ params: { of: "1" } })),
  row("listRuleDrafts", admins),
  row("importRules", roles({ admin: 201 }), () => ({ body: { title: "rules.json", text: "[]" } })),
  row("createRuleDraft", roles({ admin: 201 }), () => ({ body: { title: "A change" } })),
  row("getRuleDraft", admins, draft()),
  row("updateRuleDraft", admins, draft(content(1))),
  row("deleteRuleDraft", roles({ admin: 204 }), draft()),
  row("sendRuleDraft", admins, draft({ comment: "Why", effectiveFrom: null })),
  row("returnRuleDraft", admins, draft({ reason: "Not yet" }, "waiting")),
  row("publishRuleDraft", admins, draft(undefined, "waiting")),
  row("previewRuleDraft", admins, draft()),
  row("listSessionWarnings", signedIn(200)),
  row("keepWarnedSession", owned({ owner: 412 }), warningOfOwner, {
    when: "without a stored test",
  }),
];
