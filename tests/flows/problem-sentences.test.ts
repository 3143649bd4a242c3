import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app[Symbol.asyncDispose]());

const refused = { email: "mari", name: "mari.ee", password: "x".repeat(300) };

test.each([
  [
    "et",
    "Ei ole õigel kujul: e-posti aadress, näiteks mari@example.ee.",
    "Nimes ei tohi olla veebi- ega e-posti aadressi.",
  ],
  [
    "en",
    "Not in the expected format: an email address such as mari@example.ee.",
    "A name cannot contain a web or e-mail address.",
  ],
  [
    "ru",
    "Неверный формат: нужен адрес почты, например mari@example.ee.",
    "В имени не может быть веб-адреса или адреса почты.",
  ],
])("a refusal says in %s what is wrong with each field", async (language, ofEmail, ofName) => {
  const answer = await app.post("/auth/register", refused, { "Accept-Language": language });
  const { errCode, errors } = await answer.json();
  expect(errCode).toBe("ERR_INVALID_INPUT");
  expect(errors).toContainEqual({ path: "email", errCode: "ERR_INVALID_FORMAT", message: ofEmail });
  expect(errors).toContainEqual({ path: "name", errCode: "ERR_ADDRESS_IN_NAME", message: ofName });
});

test("a problem that a rule of the domain finds is in the language of the request", async () => {
  const body = { email: "kati@example.ee", name: "Kati", password: "heaolu" };
  const answer = await app.post("/auth/register", body, { "Accept-Language": "ru" });
  expect(await answer.json()).toMatchObject({
    errCode: "ERR_WEAK_PASSWORD",
    errors: [{ errCode: "ERR_TOO_SHORT", message: "Слишком коротко: не менее 8 знаков." }],
  });
});

test("a text in place of a file is refused with the type that is expected", async () => {
  const { headers } = await app.signIn("client@demo.heaolu.ee");
  const form = new FormData();
  form.append("picture", "a text");
  const answer = await app.request("/api/user/me/picture", { method: "PUT", headers, body: form });
  expect(await answer.json()).toMatchObject({
    errors: [{ path: "picture", errCode: "ERR_INVALID_TYPE" }],
  });
});
