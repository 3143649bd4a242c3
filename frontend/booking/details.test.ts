import { z } from "@hono/zod-openapi";
import { expect, test } from "vitest";
import { mistakesIn } from "./check-details.ts";
import { prefilled } from "./details.ts";
import { parsePageAddress } from "./page-address.ts";

function filled(query: string) {
  return prefilled(parsePageAddress(`https://heaolu.example/@a/b?${query}`)!);
}

test.each([
  "mari@example.ee",
  "Mari.O'Hara+yoga@mail.example.co.uk",
  "m_1-2@xn--exmple-cua.com",
  "a..b@example.ee",
  ".a@example.ee",
  "a.@example.ee",
  "õie@example.ee",
  "mari@õis.ee",
  "a@b.ee,c@d.ee",
  "a@b",
  "a@-b.ee",
  "a@b.e",
  "a@b.e1",
  "a b@c.ee",
  "<a@b.ee>",
  "a@b..ee",
])("the form accepts the email %s exactly when the server does", (email) => {
  const mistakes = mistakesIn({ ...filled("name=Mari"), email }, [], false);
  expect(mistakes).toEqual(z.email().safeParse(email).success ? {} : { email: "invalidEmail" });
});

test("prefilled texts are shortened to the field's limit without splitting a character", () => {
  const { name, answers } = filled(`name=${"😀".repeat(199)}x&a2=x${"😀".repeat(1999)}`);
  expect(name).toBe("😀".repeat(100));
  expect(answers.get(2)).toBe(`x${"😀".repeat(999)}`);
  expect(filled("name=Mari%20Maasikas&email=%20m%40a.ee%20&a1=Uni")).toMatchObject({
    name: "Mari Maasikas",
    email: "m@a.ee",
    answers: new Map([[1, "Uni"]]),
  });
});

test("NUL characters are removed from every part of the address", () => {
  const address = parsePageAddress(
    "https://heaolu.example/@a/b?name=M%00ari&a1=%00&utm_source=a%00b",
  )!;
  expect(address).toMatchObject({
    name: "Mari",
    answers: new Map([[1, ""]]),
    tracking: { utm_source: "ab" },
  });
});

test("a typed name with an address is a mistake, that of a signed-in person is not shown as one", () => {
  const details = filled("name=Mari%20https%3A%2F%2Fmari.example&email=mari%40example.ee");
  expect(mistakesIn(details, [], false)).toEqual({ name: "addressInName" });
  expect(mistakesIn(details, [], true)).toEqual({});
});
