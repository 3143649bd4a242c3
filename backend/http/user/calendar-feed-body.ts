import { z } from "@hono/zod-openapi";
import { feedDetails } from "../../domain/calendar-feed.ts";
import type { OwnCalendarFeed } from "../../use-cases/user/get-calendar-feed.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const FeedDetail = z.enum(feedDetails).openapi({
  description:
    "`discreet`: the feed shows only that a time is taken; `full`: also the other person and the place",
});

export const CalendarFeedBody = z
  .object({
    url: z.url().max(300).nullable().openapi({
      description:
        "The secret URL of the feed; null when there is none. Every client that has it can read the sessions.",
    }),
    detail: FeedDetail,
    createdAt: z.iso.datetime().nullable(),
    lastReadAt: z.iso.datetime().nullable(),
  })
  .openapi("CalendarFeed", {
    example: {
      url:
        "https://heaolu.example/api/calendar-feeds/47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.ics",
      detail: "discreet",
      createdAt: "2026-11-20T07:00:00Z",
      lastReadAt: null,
    },
  });

export function presentFeed(
  feed: OwnCalendarFeed | null,
  publicUrl: string,
): z.infer<typeof CalendarFeedBody> {
  if (!feed) return { url: null, detail: "discreet", createdAt: null, lastReadAt: null };
  return {
    url: `${publicUrl}/api/calendar-feeds/${feed.secret}.ics`,
    detail: feed.detail,
    createdAt: instantText(feed.createdAt),
    lastReadAt: optionalInstantText(feed.lastReadAt),
  };
}
