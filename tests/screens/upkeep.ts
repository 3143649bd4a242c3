/** What the screens of administrators and of programs show, beside the demo marketplace. */
import { and, eq } from "drizzle-orm";
import { clientQuestions } from "db/schema/client-questions.ts";
import { webhooks } from "db/schema/webhooks.ts";
import { day, minute } from "backend/domain/duration.ts";
import { allJobs } from "backend/jobs/all-jobs.ts";
import { recordedAt } from "frontend/screens/recorded-names.ts";
import { publicUrl } from "../test-app.ts";
import type { Recorder } from "./recorder.ts";

const inAYear = "2027-11-20T00:00:00Z";

async function post(answer: Response | Promise<Response>): Promise<void> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
}

/** Keys of practitioners and partners. */
export async function programs({ app, person }: Recorder): Promise<void> {
  const own = await person("practitioner");
  for (const label of ["Minu veebileht", "Raamatupidamine"]) {
    const wish = { label, scopes: ["sessions:read"], expiresAt: null };
    await post(app.post("/api-keys", wish, own.headers));
  }
  const events = ["session.booked", "session.moved", "session.cancelled"];
  await post(app.post("/webhooks", { url: `${publicUrl}/webhook`, events }, own.headers));
  // No server has the shown address, so it is not accepted.
  await app.database.transaction((connection) =>
    connection.update(webhooks).set({ url: "https://tammelaid.example.ee/heaolu" })
  );
  const { headers } = await person("admin");
  for (
    const [partnerName, partnerEmail, label] of [
      ["Tallinna Tervisekeskus", "it@tervisekeskus.example.ee", "Arstide leht"],
      ["Hea Elu OÜ", "arendus@heaelu.example.ee", "Töötajate portaal"],
    ]
  ) {
    const scopes = ["catalogue:read", "times:read"];
    const wish = { partnerName, partnerEmail, label, scopes, expiresAt: inAYear };
    await post(app.post("/admin/api-keys", wish, headers));
  }
}

/** A question that a practitioner has left without an answer for three days. */
export async function forgottenQuestion({ app }: Recorder): Promise<void> {
  await app.database.transaction((connection) =>
    connection.update(clientQuestions).set({ waitingSince: recordedAt - 3 * day })
      .where(and(eq(clientQuestions.status, "waiting")))
  );
}

/** A run of each job, of which one failed. */
export async function jobRuns({ app }: Recorder): Promise<void> {
  await app.ports.persistence.transaction(async ({ jobStates }) => {
    await jobStates.register(
      allJobs.map(({ name, everyMs, claims = false }) => ({ name, everyMs, claims })),
    );
    for (const [at, { name, everyMs }] of allJobs.entries()) {
      await jobStates.record({
        name,
        holder: "heaolu-1",
        startedAt: recordedAt - Math.min(everyMs, minute) + at * 10,
        tookMs: 3 + at * 7 % 40,
        error: name === "reconcile payments" ? "The payment provider did not answer" : null,
      });
    }
  });
}

/** A search that the client has saved. */
export async function savedSearch({ app, person }: Recorder): Promise<void> {
  const { headers } = await person("client");
  const filters = { cities: ["TARTU"] };
  await post(
    app.post("/saved-searches", { name: "Tartu", address: "/?city=tartu", filters }, headers),
  );
}
