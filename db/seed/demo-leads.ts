import type { giftCards, leads } from "../schema/leads.ts";
import { readData } from "./demo-data.ts";
import { day, demoId, type DemoMoment, hour } from "./demo-moment.ts";

export function leadRows(moment: DemoMoment): (typeof leads.$inferInsert)[] {
  return readData("leads").map(({ daysAgo, ...lead }) => ({
    id: demoId("lead", lead.email),
    emailKey: lead.email,
    createdAt: morning(daysAgo, moment),
    ...lead,
  }));
}

export function giftCardRows(moment: DemoMoment): (typeof giftCards.$inferInsert)[] {
  return readData("gift-cards").map(({ daysAgo, ...card }, index) => ({
    id: demoId("gift-card", index),
    createdAt: morning(daysAgo, moment),
    ...card,
  }));
}

function morning(daysAgo: number, moment: DemoMoment): number {
  return moment.startsAt - daysAgo * day + (daysAgo > 0 ? 9 * hour : 0);
}
