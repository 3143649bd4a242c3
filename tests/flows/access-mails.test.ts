import { expect, test } from "vitest";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { demoPassword, openTestApp } from "../test-app.ts";

test("the owner gets a mail about a new key, a new webhook and a new secret, with browser and time", async () => {
  await using app = await openTestApp();
  const email = "therapist1@demo.heaolu.ee";
  const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0";
  const login = await app.logIn({ email, password: demoPassword }, { "User-Agent": agent });
  const headers = { Authorization: `Bearer ${(await login.json()).accessToken}` };
  const key = { label: "Minu veebileht", scopes: ["sessions:read"], expiresAt: null };
  await app.post("/api-keys", key, headers);
  const wanted = { url: "http://127.0.0.1:9/", events: ["session.booked"] };
  const { webhook } = await (await app.post("/webhooks", wanted, headers)).json();
  await app.post(`/webhooks/${webhook.id}/rotate-secret`, undefined, headers);
  await sendDueMails(app.ports, { clock: app.now });
  const sent = (await app.ports.persistence.outbox.listSent(10)).toReversed();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [email, "Sinu kontole loodi API-võti"],
    [email, "Sinu kontole lisati veebihaak"],
    [email, "Veebihaagi saladus vahetati"],
  ]);
  expect(sent[0]!.text).toContain("Minu veebileht");
  expect(sent[1]!.text).toContain("127.0.0.1:9");
  for (const { text } of sent) {
    expect(text).toContain("20. november 2026, kell 09:00");
    expect(text).toContain("Seade: Chrome, Windows.");
    expect(text).toContain("http://localhost:8000/user/profile/api");
  }
});
