import { expect, test } from "vitest";
import { openTestApp } from "tests/test-app.ts";
import { groupedNeeds, needGroups } from "./need-groups.ts";

test("every topic stands in one group, in alphabetical order of the language", async () => {
  await using app = await openTestApp();
  const values: { domainCode: string; code: string; value: string }[] =
    await (await app.get("/domain-values", { "Accept-Language": "et" })).json();
  const needs = values.filter(({ domainCode }) => domainCode === "WAY_OF_HELPING")
    .map(({ code, value }) => ({ code, label: value }));
  const groups = groupedNeeds(needs, "et");
  expect(groups.map(({ group }) => group)).toEqual(Object.keys(needGroups));
  expect(groups.flatMap(({ needs }) => needs.map(({ code }) => code)).sort())
    .toEqual(needs.map(({ code }) => code).sort());
  for (const { needs } of groups) {
    const labels = needs.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator("et").compare));
  }
});

test("a topic without a group comes last", () => {
  const needs = [{ code: "NEW", label: "a" }, { code: "STRESS", label: "b" }];
  expect(groupedNeeds(needs, "en").map(({ group }) => group)).toEqual(["mood", "other"]);
});
