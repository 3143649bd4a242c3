import { expect } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";

type OwnCertificate = {
  id: string;
  state: string;
  version: string;
  classLabel: string;
  refusedReason: string | null;
  [field: string]: unknown;
};

export const content = {
  title: "Rasedus ja kehatöö, 40 h",
  issuer: "Eesti Kehapsühhoteraapia Selts",
  year: 2026,
  number: "40-17",
  url: "https://selts.example.ee/tunnistused/40-17",
  validFrom: "2026-01-01",
  validUntil: "2027-06-30",
  practices: ["BODY_PSY"],
  uploadId: null as string | null,
};

/** The demo's third practitioner, who has only self-declared certificates, and the administrator. */
export async function openCertificates() {
  const app = await openTestApp();
  const practitioner = await app.signIn("therapist3@demo.heaolu.ee");
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const therapistId: string = practitioner.user.therapistId;
  return { app, practitioner, admin, therapistId, ...steps(app, practitioner, admin, therapistId) };
}

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

function steps(app: TestApp, practitioner: Person, admin: Person, therapistId: string) {
  const path = `/therapists/${therapistId}/certificates`;
  const matching = (version: string) => ({ "If-Match": version });

  const all = {
    path,
    list: async () => (await (await app.get(path, practitioner.headers)).json()),
    async add(changes: Partial<typeof content> = {}): Promise<OwnCertificate> {
      const answer = await app.post(path, { ...content, ...changes }, practitioner.headers);
      expect(answer.status).toBe(201);
      return await answer.json();
    },
    change: (id: string, changes: object, version?: string) =>
      app.send("PUT", `${path}/${id}`, { ...content, ...changes }, {
        ...practitioner.headers,
        ...(version === undefined ? {} : matching(version)),
      }),
    sendForCheck: (id: string) => app.post(`${path}/${id}/checks`, undefined, practitioner.headers),
    check: (
      { id, version }: Pick<OwnCertificate, "id" | "version">,
      classLabel = "association",
      person = admin,
    ) =>
      app.post(`/admin/certificates/${id}/check`, { classLabel }, {
        ...person.headers,
        ...matching(version),
      }),
    refuse: (
      { id, version }: Pick<OwnCertificate, "id" | "version">,
      reason = "Nimi ei ole loetav.",
      person = admin,
    ) =>
      app.post(`/admin/certificates/${id}/refuse`, { reason }, {
        ...person.headers,
        ...matching(version),
      }),
    async page(slug = therapistId) {
      return await (await app.get(`/therapists/${slug}`)).json();
    },
    async card(id = therapistId) {
      const answer = await app.post("/therapists/search", { limit: 50 });
      let body = await answer.json();
      while (true) {
        const found = body.therapists.find((one: { id: string }) => one.id === id);
        if (found || !body.nextCursor) return found;
        const next = { limit: 50, cursor: body.nextCursor };
        body = await (await app.post("/therapists/search", next)).json();
      }
    },
    /** Added, sent and checked. */
    async checked(changes: Partial<typeof content> = {}): Promise<OwnCertificate> {
      const { id } = await all.add(changes);
      const waiting = await (await all.sendForCheck(id)).json();
      const answer = await all.check(waiting);
      expect(answer.status).toBe(200);
      return await answer.json();
    },
  };
  return all;
}
