import "tests/support/browser-with-server.ts";
import { beforeAll, expect, test } from "vitest";
import { formatFor } from "../i18n/formatter.ts";
import { i18n, type Language, needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { cancelText } from "./policy-text.ts";

const now = Date.parse("2026-11-24T08:00:00Z");
const inTenHours = "2026-11-24T18:00:00Z";

beforeAll(startI18n);

async function textIn(
  language: Language,
  { late, missed, notice = 24 }: { late: number; missed: number; notice?: number },
) {
  await switchLanguage(language);
  await needTranslations(["policy"]);
  const terms = {
    lateCancelPercent: late,
    noShowPercent: missed,
    cancellationNoticeHours: notice,
  };
  const words = { t: i18n.t, format: formatFor(language, "Europe/Tallinn"), now };
  const text = cancelText(terms, { priceCents: 4500, startsAt: inTenHours }, words);
  return text.replaceAll("\u00a0", " ");
}

test("after the deadline, cancelling is not said to cost something later", async () => {
  const both = { late: 100, missed: 100 };
  expect(await textIn("en", both)).toBe(
    "The time for free cancellation has passed. If you cancel or do not come, the practitioner may charge €45.",
  );
  expect(await textIn("et", both)).toBe(
    "Tasuta tühistamise aeg on möödas. Kui tühistad või ei tule kohale, võib praktik küsida 45 €.",
  );
  expect(await textIn("ru", both)).toBe(
    "Бесплатно отменить уже нельзя. При отмене или неявке специалист может взять 45 €.",
  );
});

test("after the deadline, both sums are named where they differ", async () => {
  expect(await textIn("en", { late: 50, missed: 100 })).toBe(
    "The time for free cancellation has passed. If you cancel, the practitioner may charge €22.50, and €45 if you do not come.",
  );
});

test("cancelling stays free after the deadline where only a missed session costs", async () => {
  expect(await textIn("en", { late: 0, missed: 100 })).toBe(
    "Free to cancel until it begins. If you do not come, the practitioner may charge €45.",
  );
});

test("terms that charge one of the two name it, and that the other is free", async () => {
  expect(await textIn("ru", { late: 50, missed: 0, notice: 2 })).toMatch(
    /Позже специалист может взять 22,50 €\. При неявке платить не нужно\.$/,
  );
  expect(await textIn("ru", { late: 0, missed: 100, notice: 2 })).toMatch(
    /Позже отмена тоже бесплатна\. При неявке специалист может взять 45 €\.$/,
  );
  expect(await textIn("ru", { late: 0, missed: 0, notice: 2 })).toMatch(
    /Позже и при неявке платить тоже не нужно\.$/,
  );
  expect(await textIn("ru", { late: 50, missed: 0 })).toMatch(
    /При отмене специалист может взять 22,50 €\.$/,
  );
});

test("before the deadline, the text names it and what it costs later", async () => {
  expect(await textIn("en", { late: 100, missed: 100, notice: 2 })).toMatch(
    /^Free to cancel until .*18:00\. After that, or if you do not come, the practitioner may charge €45\.$/,
  );
});
