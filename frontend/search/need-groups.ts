/** Topics in the order of the search; codes that stand in no group come last. */
export const needGroups = {
  mood: [
    "STRESS",
    "BURNOUT",
    "ANXIETY",
    "FEARS",
    "DEPRESSION",
    "ANGER",
    "GRIEF",
    "TRAUMA",
    "SELF_ESTEEM",
    "LACK_OF_MOTIVATION",
    "ADDICTIONS",
  ],
  body: [
    "BACK_PAIN",
    "CHRONIC_PAIN",
    "HEADACHE",
    "POSTURE_PROBLEM",
    "BREATHING_DIFFICULTY",
    "SLEEP_DISORDERS",
  ],
  food: [
    "NUTRITION",
    "DIGESTION",
    "BODY_WEIGHT",
    "EATING_DISORDERS",
    "DETOX",
    "TOXIN_REDUCE",
    "SKIN_PROBLEMS",
  ],
  intimacy: ["SEXUALITY", "WOMEN_HORMONAL_BALANCE"],
} as const;

type NeedGroup = keyof typeof needGroups | "other";

type Labelled = { code: string; label: string };

/** The topics by group, in alphabetical order of the language. */
export function groupedNeeds<Need extends Labelled>(
  needs: readonly Need[],
  locale: string,
): { group: NeedGroup; needs: Need[] }[] {
  const groupOf = new Map<string, NeedGroup>();
  for (const [group, codes] of Object.entries(needGroups)) {
    for (const code of codes) groupOf.set(code, group as NeedGroup);
  }
  const { compare } = new Intl.Collator(locale);
  const sorted = needs.toSorted((a, b) => compare(a.label, b.label));
  const groups = Map.groupBy(sorted, ({ code }) => groupOf.get(code) ?? "other");
  return [...Object.keys(needGroups) as NeedGroup[], "other" as const]
    .map((group) => ({ group, needs: groups.get(group) ?? [] }))
    .filter(({ needs }) => needs.length > 0);
}
