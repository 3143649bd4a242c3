import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";

test("misspelled fields and parameters are refused with the nearest name, and all at once", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn("client@demo.heaolu.ee");
  const problemsOf = async (answer: Response) => {
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    return errors.map(({ path, message }: Record<string, string>) => `${path}: ${message}`);
  };
  const english = { "Accept-Language": "en" };
  expect(await problemsOf(await app.get("/therapists?limt=5&limit=0", english))).toEqual([
    "limt: There is no field “limt”. The nearest one is “limit”.",
    "limit: Less than needed: at least 1.",
  ]);
  expect(await problemsOf(await app.get("/therapists?colour=blue", english)))
    .toEqual(["colour: There is no field “colour”."]);
  const sent = { email: "mari@example.ee", pasword: "a long secret 5f1c", name: "Mari" };
  expect(await problemsOf(await app.post("/auth/register", sent, english))).toEqual([
    "pasword: There is no field “pasword”. The nearest one is “password”.",
    "password: This is missing or not complete.",
  ]);

  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const availability = await (await app.get("/availability", therapist.headers)).json();
  const saved = await app.send("PUT", "/availability", availability, therapist.headers);
  expect(saved.status, await saved.clone().text()).toBe(200);
  const wrong = { ...availability, rules: [{ ...availability.rules[0], weekDays: [1] }] };
  const refused = await app.send("PUT", "/availability", wrong, {
    ...therapist.headers,
    ...english,
  });
  expect((await problemsOf(refused))[0]).toMatch(/^rules.0.weekDays: There is no field/);
  expect((await app.get("/auth/me", headers)).status).toBe(200);
});
