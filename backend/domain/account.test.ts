import { expect, test } from "vitest";
import { mailboxKey } from "./account.ts";

test.each([
  ["Mari+Spa@Example.ee", "mari@example.ee"],
  ["mari+a+b@example.ee", "mari@example.ee"],
  ["ma.ri+spa@gmail.com", "mari@gmail.com"],
  ["ma.ri@example.ee", "ma.ri@example.ee"],
])("%s arrives in the mailbox %s", (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
