import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { answersOnPath, type Questionnaire } from "./questionnaire.ts";
import { resultsChanged } from "./result-changes.ts";
import { saveTabTest, type TabTest, tabTest } from "./tab-test.ts";

export type StoredResult = components["schemas"]["SuitabilityResult"];

const purpose = "test-results";

/** The stored results of the signed-in user, newest first. */
export const resultsQuery = queryOptions({
  queryKey: ["suitability", "results"],
  queryFn: async ({ signal }) =>
    (await ok(api.GET("/api/suitability/results", { signal }))).results,
});

/** The unfinished test of the signed-in user, or null. */
export const draftQuery = queryOptions({
  queryKey: ["suitability", "draft"],
  queryFn: async ({ signal }) => (await ok(api.GET("/api/suitability/draft", { signal }))).draft,
});

/** Gives the consent, unless it is given. */
async function allowStoring(): Promise<void> {
  const { consents } = await ok(api.GET("/api/user/me/consents"));
  const consent = consents.find((each) => each.purpose === purpose);
  if (!consent || consent.isGiven) return;
  const { version } = consent;
  await ok(api.PUT("/api/user/me/consents", { body: { purpose, version, isGiven: true } }));
}

function bodyOf(questionnaire: Questionnaire, { version, answers }: TabTest) {
  return { version, answers: answersOnPath(questionnaire, answers) };
}

export async function storeResult(
  questionnaire: Questionnaire,
  test: TabTest,
): Promise<StoredResult> {
  await allowStoring();
  const body = bodyOf(questionnaire, test);
  const stored = await ok(api.POST("/api/suitability/results", { body }));
  resultsChanged("changed");
  return stored;
}

/** Stores the result of this tab if its user allowed it. Whether the tab then has nothing that is only here. */
export async function storeAllowedResult(
  questionnaire: () => Promise<Questionnaire>,
): Promise<boolean> {
  const test = tabTest();
  if (!test || test.savedId) return true;
  if (!test.storesAfterSignIn || !test.finishedAt) return false;
  const { id } = await storeResult(await questionnaire(), test);
  saveTabTest({ ...test, savedId: id, storesAfterSignIn: false });
  return true;
}

export async function storeDraft(
  questionnaire: Questionnaire,
  test: TabTest & { step: string },
): Promise<void> {
  await allowStoring();
  const body = { ...bodyOf(questionnaire, test), step: test.step };
  await ok(api.PUT("/api/suitability/draft", { body }));
}

export function deleteDraft() {
  return ok(api.DELETE("/api/suitability/draft"));
}

export async function deleteResult(id: string): Promise<void> {
  await ok(api.DELETE("/api/suitability/results/{id}", { params: { path: { id } } }));
  resultsChanged("deleted");
}
