import { minute } from "../domain/duration.ts";
import { followAskedQuestions } from "../use-cases/asked-questions/follow-asked-questions.ts";
import type { Job } from "./job.ts";

export const followAskedQuestionsJob: Job = {
  name: "follow asked questions",
  everyMs: 10 * minute,
  atStart: true,
  run: ({ ports, now }) => followAskedQuestions(ports, now),
};
