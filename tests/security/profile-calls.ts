import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";

export function ownDraft({ therapistId: id }: Fixture): Call {
  return { params: { id } };
}

async function readDraft({ app, headers, therapistId }: Fixture) {
  return await (await app.get(`/therapists/${therapistId}/draft`, headers("practitioner"))).json();
}

export async function ownVersion(fixture: Fixture): Promise<Call> {
  const { version } = await readDraft(fixture);
  return { ...ownDraft(fixture), headers: { "If-Match": `"d${version}"` } };
}

export async function ownDraftContent(fixture: Fixture): Promise<Call> {
  const { version, content } = await readDraft(fixture);
  return { ...ownDraft(fixture), headers: { "If-Match": `"d${version}"` }, body: content };
}

export async function publishedVersion(fixture: Fixture): Promise<Call> {
  const { version, content } = await readDraft(fixture);
  const changed = { ...content, cancellationNoticeHours: content.cancellationNoticeHours + 1 };
  const path = `/therapists/${fixture.therapistId}`;
  const headers = { ...fixture.headers("practitioner"), "If-Match": `"d${version}"` };
  const answer = await fixture.app.send("PUT", path, changed, headers);
  const { publishedVersion } = await answer.json();
  return { params: { id: fixture.therapistId, version: String(publishedVersion) } };
}
