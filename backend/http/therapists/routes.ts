import { createRoute, z } from "@hono/zod-openapi";
import { UserBody } from "../user/user-body.ts";
import { refusals } from "../errors.ts";
import { publicCache } from "../public-cache.ts";
import { ReviewBody } from "./review-body.ts";
import { signedIn } from "../signed-in.ts";
import { SearchRequestBody, SearchResultBody } from "./search-bodies.ts";
import { TherapistCardBody } from "./therapist-card-body.ts";
import { TherapistPageBody } from "./therapist-page-body.ts";
import { optional } from "../json-bodies.ts";

const tags = ["therapists"];
const middleware = publicCache;
const notModified = { 304: { description: "What you have is still so" } };
const NextCursor = z.string().max(500).nullable();
const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: optional(z.string().max(500)),
});
const params = z.object({
  id: z.string().min(1).max(120).regex(/^[\w-]+$/).openapi({
    description: "The id, or the slug of the page's address",
    example: "maarja-liis-tammelaid",
  }),
});

function json<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { 200: { description, content: { "application/json": { schema } } } };
}

export const listTherapists = createRoute({
  method: "get",
  path: "/",
  operationId: "listTherapists",
  summary: "Everybody shown in search, by id",
  tags,
  middleware,
  request: { query: PageQuery },
  responses: {
    ...json(
      "A page of cards",
      z.object({ therapists: z.array(TherapistCardBody).max(100), nextCursor: NextCursor }),
    ),
    ...notModified,
    ...refusals("ERR_INVALID_INPUT"),
  },
});

export const getTherapist = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "getTherapist",
  summary: "A practitioner's public page; a hidden one only for its owner and admins",
  tags,
  middleware,
  request: { params },
  responses: {
    ...json("The page", TherapistPageBody),
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export const listReviews = createRoute({
  method: "get",
  path: "/{id}/reviews",
  operationId: "listReviews",
  summary: "Published reviews of a practitioner, latest first",
  tags,
  middleware,
  request: { params, query: PageQuery },
  responses: {
    ...json(
      "A page of reviews",
      z.object({ reviews: z.array(ReviewBody).max(100), nextCursor: NextCursor }),
    ),
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export const searchTherapists = createRoute({
  method: "post",
  path: "/search",
  operationId: "searchTherapists",
  summary: "Find practitioners, with how many each further choice would give",
  description:
    "An empty object finds everybody. Within one list any value will do; between filters all must hold. " +
    "Kind, price, length and meeting type must be true of one and the same practice.",
  tags,
  request: {
    body: { content: { "application/json": { schema: SearchRequestBody } }, required: true },
  },
  responses: {
    ...json("Who was found", SearchResultBody),
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export const linkUser = createRoute({
  method: "post",
  path: "/link-user/{userId}",
  operationId: "linkUser",
  summary: "Give a user the practitioner's page that has their address; for admins",
  tags,
  security: [{ bearer: [] }],
  middleware: [signedIn] as const,
  request: { params: z.object({ userId: z.uuid() }) },
  responses: {
    ...json("The user, with their page", UserBody),
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_NOT_FOUND",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});
