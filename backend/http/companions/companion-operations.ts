import { mountAcceptCompanionship } from "./accept-companionship.ts";
import { mountDeclineCompanionship } from "./decline-companionship.ts";
import { mountListCompanions } from "./list-companions.ts";
import { mountListSessionsTogether } from "./list-sessions-together.ts";
import { mountUpdatePracticeCompanions } from "./update-practice-companions.ts";

export const companionOperations = [
  mountListCompanions,
  mountUpdatePracticeCompanions,
  mountAcceptCompanionship,
  mountDeclineCompanionship,
  mountListSessionsTogether,
];
