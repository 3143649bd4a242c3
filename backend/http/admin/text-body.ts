import { z } from "@hono/zod-openapi";
import { contentLimits } from "../../domain/content.ts";
import type { EditedText } from "../../use-cases/admin/editable-text.ts";
import { sharedLine, sharedText } from "../shared-text.ts";
import { instantText, optionalInstantText } from "../version.ts";

const inLanguages = (schema: z.ZodString) => z.object({ et: schema, en: schema, ru: schema });

export const ContentBody = z.object({
  title: inLanguages(sharedLine(contentLimits.title)).openapi({
    description: "Empty for a practice, whose name is a domain value",
  }),
  lead: inLanguages(sharedText(contentLimits.lead)),
  sections: z.array(z.object({
    id: z.string().max(40).regex(/^[a-zA-Z][a-zA-Z0-9-]*$/),
    heading: inLanguages(sharedLine(contentLimits.heading)).openapi({
      description: "Empty for a practice",
    }),
    body: inLanguages(sharedText(contentLimits.body)).openapi({
      description:
        "Plain text; an empty line separates paragraphs. `{brand}` and `{contactEmail}` are replaced.",
    }),
  })).max(contentLimits.sections),
}).openapi("TextContent", {
  example: {
    title: { et: "Meist", en: "About us", ru: "О нас" },
    lead: { et: "Koht praktikute leidmiseks.", en: "A place to find practitioners.", ru: "Место." },
    sections: [],
  },
});

export const TextId = z.string().max(60)
  .regex(/^(?:[a-z][a-zA-Z]*|practice\.[A-Z][A-Z0-9_]*)$/).openapi({
    description: "The id of a page, or `practice.` and the code of a practice",
    example: "about",
  });

export const byTextId = z.object({ id: TextId });

const Version = z.int().min(1).max(1_000_000);
const Author = z.string().max(120).nullable().openapi({
  description: "Null for a release and for an erased account",
});

export const DraftSummaryBody = z.object({
  revision: Version.openapi({ description: "Send it as `If-Match` when you change the draft" }),
  basedOn: Version,
  author: Author,
  changedAt: z.iso.datetime(),
});

export const EditedTextBody = z.object({
  id: z.string().max(60),
  version: Version,
  content: ContentBody.openapi({ description: "What visitors read" }),
  draft: DraftSummaryBody.extend({ content: ContentBody }).nullable(),
  versions: z.array(z.object({
    version: Version,
    author: Author,
    comment: z.string().max(contentLimits.comment),
    publishedAt: z.iso.datetime().nullable().openapi({
      description: "Null for the text of a release",
    }),
  })).max(10_000).openapi({ description: "The newest first; none before the first change" }),
}).openapi("EditedText");

export function presentText(
  { id, version, content, draft, versions }: EditedText,
): z.infer<typeof EditedTextBody> {
  return {
    id,
    version,
    content,
    draft: draft && { ...presentDraft(draft), content: draft.content },
    versions: versions.map(({ authorName, publishedAt, ...one }) => ({
      ...one,
      author: authorName,
      publishedAt: optionalInstantText(publishedAt),
    })),
  };
}

export function presentDraft(
  { revision, basedOn, authorName, changedAt }: NonNullable<EditedText["draft"]>,
): z.infer<typeof DraftSummaryBody> {
  return { revision, basedOn, author: authorName, changedAt: instantText(changedAt) };
}
