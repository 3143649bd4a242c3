import { expect } from "vitest";
import type { paths } from "../../frontend/api/schema.d.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, type Person } from "./booked-session.ts";

type DraftPath = paths["/api/therapists/{id}/draft"];
export type Draft = DraftPath["get"]["responses"]["200"]["content"]["application/json"];
export type Content = Draft["content"];

/** The profile editor of a practitioner in an app of its own. */
export async function openEditor(email = "therapist1@demo.heaolu.ee") {
  const app = await openTestApp();
  return { app, ...await editorOf(app, email) };
}

export async function editorOf(app: TestApp, email: string, password?: string) {
  const { user, headers } = await app.signIn(email, password);
  return editorFor(app, { id: user.therapistId, user, headers });
}

function editorFor(app: TestApp, { id, user, headers }: Person & { id: string }) {
  const path = `/therapists/${id}`;
  const matching = (version: number) => ({ ...headers, "If-Match": `"d${version}"` });

  async function draft(): Promise<Draft> {
    const answer = await app.get(`${path}/draft`, headers);
    expect(answer.status).toBe(200);
    return await answer.json();
  }

  return {
    id,
    path,
    user,
    headers,
    matching,
    draft,
    saveWith: (content: unknown, version: number) =>
      app.send("PUT", `${path}/draft`, content, matching(version)),
    publishWith: (version: number) => app.post(`${path}/publish`, undefined, matching(version)),
    putWith: (content: unknown, version: number) =>
      app.send("PUT", path, content, matching(version)),

    /** Changes the draft. */
    async save(change: (content: Content) => Partial<Content>): Promise<Draft> {
      const { content, version } = await draft();
      const answer = await this.saveWith({ ...content, ...change(content) }, version);
      const saved = await answer.json();
      expect([answer.status, saved.errors]).toEqual([200, undefined]);
      return saved;
    },

    /** Changes the draft and publishes it. */
    async publish(change: (content: Content) => Partial<Content> = () => ({})): Promise<Draft> {
      const { version } = await this.save(change);
      const answer = await this.publishWith(version);
      const published = await answer.json();
      expect([answer.status, published.errors]).toEqual([200, undefined]);
      return published;
    },

    async page(language = "et", asVisitor = true) {
      const answer = await app.get(path, {
        "Accept-Language": language,
        ...(asVisitor ? {} : headers),
      });
      return { status: answer.status, page: await answer.json() };
    },
  };
}

/** A practitioner who has accepted an invitation and written nothing yet. */
export async function newPractitioner(app: TestApp, name: string) {
  const email = `${crypto.randomUUID()}@example.ee`;
  const person = await newClient(app, email);
  await app.send("PUT", `/user/${person.user.id}`, { name }, person.headers);
  const { persistence } = app.ports;
  const id = persistence.newId();
  await persistence.transaction(async ({ profiles, therapists, users }) => {
    await therapists.addHidden({ id, name: "", email }, app.now());
    await therapists.linkUser(id, person.user.id, app.now());
    await profiles.followAccount((await users.find(person.user.id))!, app.now());
  });
  return editorFor(app, { id, ...person });
}
