import { z } from "@hono/zod-openapi";
import { DomainError } from "../../domain/errors.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { decimal } from "../decimal.ts";

/** An instant (ms) as Calendly writes it, with microseconds. */
export function providerTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, -1)}000Z`;
}

export const ProviderTime = z.iso.datetime({ offset: true }).max(40)
  .openapi({ example: "2026-11-24T16:15:00.000000Z" });

export const Uri = z.url().max(500);

export const exampleEventType =
  "https://heaolu.example/api/calendly/event_types/46722e94-9619-55df-82e0-17039e48efc8";

export const ResourceId = z.string().max(64).regex(/^[\w-]+$/)
  .openapi({ example: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10" });

export const MeetingTypeCode = z.enum(meetingTypes);

export const HoldSecret = z.string().min(20).max(100);
export const HoldKey = z.object({ id: ResourceId, secret: HoldSecret });

export const PageQuery = z.object({
  count: decimal(z.int().min(1).max(100)).default(20).openapi({
    description: "The maximum number of items in the page",
  }),
  page_token: z.string().min(1).max(300).optional().openapi({
    description: "`next_page_token` of the previous page",
  }),
});

/** A list's cursor is its `page_token` here, also where it is refused. */
export async function byPageToken<Page>(page: Promise<Page>): Promise<Page> {
  return await page.catch((error) => {
    if (!(error instanceof DomainError) || !error.facts.errors) throw error;
    const errors = error.facts.errors.map((problem) =>
      problem.path === "cursor" ? { ...problem, path: "page_token" } : problem
    );
    throw new DomainError(error.code, { ...error.facts, errors });
  });
}

export const PaginationBody = z.object({
  count: z.int().min(0).max(100),
  next_page: Uri.nullable(),
  previous_page: Uri.nullable().openapi({ description: "Always null" }),
  next_page_token: z.string().max(300).nullable(),
  previous_page_token: z.string().max(300).nullable().openapi({ description: "Always null" }),
}).openapi("Pagination");

/** `list` is the URL of the list without its query; `query` has the filters of this page. */
export function presentPagination(
  list: string,
  query: Record<string, string | number | undefined>,
  { items, nextCursor }: { items: unknown[]; nextCursor: string | null },
): z.infer<typeof PaginationBody> {
  const next = new URL(list);
  for (const [name, value] of Object.entries({ ...query, page_token: nextCursor ?? undefined })) {
    if (value !== undefined) next.searchParams.set(name, String(value));
  }
  return {
    count: items.length,
    next_page: nextCursor && next.href,
    previous_page: null,
    next_page_token: nextCursor,
    previous_page_token: null,
  };
}
