import { hour } from "../domain/duration.ts";
import { followGiftCardEnds } from "../use-cases/gift-cards/follow-gift-card-ends.ts";
import type { Job } from "./job.ts";

export const followGiftCardsJob: Job = {
  name: "follow gift cards",
  everyMs: hour,
  run: ({ ports, now }) => followGiftCardEnds(ports, now),
};
