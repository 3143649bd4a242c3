import { expect, test } from "vitest";
import { PhoneNumber } from "./phone-number.ts";

test.each([
  ["5612 3456", "+37256123456"],
  ["+372 5612-3456", "+37256123456"],
  ["00372 56123456", "+37256123456"],
  ["(+372) 56 123 456", "+37256123456"],
  ["6 123 456", "+3726123456"],
  ["+358 (0)40 1234567", "+358401234567"],
  ["+7 916 123-45-67", "+79161234567"],
])("the number %s is stored as %s", (typed, stored) => {
  expect(PhoneNumber.parse(typed)).toBe(stored);
});

test.each([
  "112",
  "5612",
  "+37212345678",
  "8 916 123 45 67",
  "call 56123456",
  "56123456 ext 4",
  "",
])(
  "%j is no phone number",
  (typed) => {
    const [issue] = PhoneNumber.safeParse(typed).error!.issues;
    expect(issue).toMatchObject({ code: "custom", params: { errCode: "ERR_PHONE_NUMBER" } });
  },
);

test("a long text is too long, whatever it is", () => {
  expect(PhoneNumber.safeParse("5".repeat(41)).success).toBe(false);
});
