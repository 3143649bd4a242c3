import { minute } from "../domain/duration.ts";
import { followClientQuestions } from "../use-cases/client-questions/follow-client-questions.ts";
import type { Job } from "./job.ts";

export const followClientQuestionsJob: Job = {
  name: "follow client questions",
  everyMs: 10 * minute,
  atStart: true,
  run: ({ ports, now }) => followClientQuestions(ports, now),
};
