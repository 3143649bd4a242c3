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
    "The time for free cancellation has passed. Cancelling or not coming costs €45.",
  );
  expect(await textIn("et", both)).toBe(
    "Tasuta tühistamise aeg on möödas. Tühistamine või kohale tulemata jätmine maksab 45 €.",
  );
  expect(await textIn("ru", both)).toBe(
    "Бесплатно отменить уже нельзя. При отмене или неявке нужно заплатить 45 €.",
  );
});

test("after the deadline, both sums are named where they differ", async () => {
  expect(await textIn("en", { late: 50, missed: 100 })).toBe(
    "The time for free cancellation has passed. Cancelling costs €22.50. If you do not come: €45.",
  );
});

test("cancelling stays free after the deadline where only a missed session costs", async () => {
  expect(await textIn("en", { late: 0, missed: 100 })).toBe(
    "Free to cancel until it begins. If you do not come: €45.",
  );
});

test("before the deadline, the text names it and what it costs later", async () => {
  expect(await textIn("en", { late: 100, missed: 100, notice: 2 })).toMatch(
    /^Free to cancel until .*18:00\. Later, or if you do not come: €45\.$/,
  );
});
