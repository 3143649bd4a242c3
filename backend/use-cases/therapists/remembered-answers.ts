import type { SearchAnswer, SearchRequest } from "../../domain/search/search-request.ts";
import type { VisitorContext } from "../context.ts";
import type { Shown } from "./therapist-search.ts";

const most = 500;
/** Ms after which "in two days" has moved enough to be reckoned again. */
const longest = 10_000;

/** What most visitors ask is what somebody just asked: an answer is good until anything changes. */
export function rememberAnswers(shown: Shown) {
  const answers = new Map<string, { madeAt: number; answer: SearchAnswer }>();
  let version = shown.version;

  return (
    request: SearchRequest,
    { now, language }: VisitorContext,
    answerAnew: () => SearchAnswer,
  ) => {
    if (version !== shown.version || answers.size >= most) answers.clear();
    version = shown.version;
    const question = JSON.stringify([language, request]);
    const known = answers.get(question);
    if (known && now >= known.madeAt && now - known.madeAt < longest) return known.answer;
    const answer = answerAnew();
    answers.set(question, { madeAt: now, answer });
    return answer;
  };
}
