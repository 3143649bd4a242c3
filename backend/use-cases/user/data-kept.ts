import type { ConsentPurpose } from "../../domain/consent.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { KeptData } from "../../ports/persistence/personal-data.ts";

const nothing: KeptData = {
  upcomingSessions: 0,
  pastSessions: 0,
  waitingLists: 0,
  sessionRequests: 0,
  notes: 0,
  ratings: 0,
  comments: 0,
  exercises: 0,
  reviews: 0,
  savedSearches: 0,
  testResults: 0,
  testDrafts: 0,
  clientQuestions: 0,
};

/** What the withdrawal of a consent deletes. Without its sessions a journal keeps nothing else either. `now` in ms. */
export async function dataKeptFor(
  { personalData }: Pick<Repositories, "personalData">,
  userId: string,
  purpose: ConsentPurpose,
  now: number,
): Promise<KeptData> {
  if (purpose === "test-sharing") return nothing;
  const kept = await personalData.countKept(userId, now);
  const { savedSearches, testResults, testDrafts, clientQuestions, ...journal } = kept;
  if (purpose === "searches") return { ...nothing, savedSearches };
  if (purpose === "questions") return { ...nothing, clientQuestions };
  if (purpose === "test-results") return { ...nothing, testResults, testDrafts };
  return purpose === "bookings" ? { ...nothing, ...journal } : {
    ...nothing,
    ...journal,
    upcomingSessions: 0,
    pastSessions: 0,
    waitingLists: 0,
    sessionRequests: 0,
    reviews: 0,
  };
}

export function isSameData(one: KeptData, other: KeptData): boolean {
  return Object.keys(nothing).every((name) =>
    one[name as keyof KeptData] === other[name as keyof KeptData]
  );
}
