import { second } from "../domain/duration.ts";
import { sendDueGiftCards } from "../use-cases/gift-cards/send-due-gift-cards.ts";
import type { Job } from "./job.ts";

export const sendGiftCardsJob: Job = {
  name: "send gift cards",
  everyMs: 30 * second,
  run: ({ ports, now }) => sendDueGiftCards(ports, now),
};
