import type { Assessment, PracticeVerdict, Verdict } from "./questionnaire.ts";
import { orderOf } from "./verdict-groups.ts";

export type ComparedPractice = {
  code: string;
  before: { verdict: Verdict; place: number | null };
  after: { verdict: Verdict; place: number | null };
};

const best = 4;
const mostShown = 12;
const strictness: Verdict[] = ["ok", "caution", "ask", "no"];

/**
 * The practices that are among the best in either result, or fit and have another verdict, at most twelve: the strictest
 * verdicts are never left out. In the order of the result after.
 */
export function comparePractices(before: Assessment, after: Assessment): ComparedPractice[] {
  const earlier = new Map(before.practices.map((practice) => [practice.code, practice]));
  const isBest = ({ place }: PracticeVerdict) => place !== null && place <= best;
  const order = orderOf(after);
  const rank = (code: string) => order.includes(code) ? order.indexOf(code) : order.length;
  const compared = after.practices.flatMap((now) => {
    const was = earlier.get(now.code);
    if (!was) return [];
    const differs = was.verdict !== now.verdict && Math.max(was.score, now.score) > 0;
    if (!differs && !isBest(was) && !isBest(now)) return [];
    const { code } = now;
    return [{
      code,
      before: { verdict: was.verdict, place: was.place },
      after: { verdict: now.verdict, place: now.place },
      weight: isBest(was) || isBest(now) ? strictness.length : strictness.indexOf(now.verdict),
    }];
  });
  return compared.toSorted((a, b) => b.weight - a.weight).slice(0, mostShown)
    .toSorted((a, b) => rank(a.code) - rank(b.code))
    .map(({ weight: _, ...practice }) => practice);
}
