import { expect, test } from "vitest";
import { meantEmail } from "./email-slip.ts";

test.each([
  ["Mari@gmail.con", "Mari@gmail.com"],
  ["mari@gmial.com", "mari@gmail.com"],
  ["mari@hotnail.com ", "mari@hotmail.com"],
  ["mari@gmai.com", "mari@gmail.com"],
  ["mari@outlookk.com", "mari@outlook.com"],
  ["mari@gmail.comm", "mari@gmail.com"],
])("%s probably means %s", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  "mari@gmail.com",
  "mari@mail.com",
  "mari@ymail.com",
  "mari@gmail.co",
  "mari@gmx.com",
  "mari@mail.ee",
  "mari@",
  "gmial.com",
  "",
])("%s is left alone", (typed) => {
  expect(meantEmail(typed)).toBeNull();
});
