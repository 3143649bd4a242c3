import { currentVersion } from "./api-version.ts";
import { pathsOfCreated } from "./created-at.ts";

type Header = { $ref: string } | object;
type Operation = {
  parameters?: { name?: string }[];
  security?: Record<string, string[]>[];
  responses?: Record<string, { headers?: Record<string, Header> }>;
};
type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components: { headers?: object };
};

const text = (maxLength: number, example: string) => ({
  schema: { type: "string", maxLength },
  example,
});

/** By the name of the component. */
const headers = {
  ApiVersion: {
    name: "API-Version",
    description: "The version of the API that answers; every answer has it, refusals too",
    ...text(10, currentVersion),
  },
  RequestId: {
    name: "X-Request-Id",
    description:
      "The id of the request for the log of the server; every answer has it. That of a refusal is its `instance`, too",
    ...text(64, "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10"),
  },
  RateLimit: {
    name: "RateLimit",
    description:
      "What is left (`r`) for so many seconds (`t`): in every answer to an API key that may do the operation, else in refusals of a limit",
    ...text(100, '"requests";r=298;t=50'),
  },
  RateLimitPolicy: {
    name: "RateLimit-Policy",
    description: "The limit that `RateLimit` counts: `q` requests in `w` seconds",
    ...text(100, '"requests";q=300;w=60'),
  },
  RetryAfter: {
    name: "Retry-After",
    description: "Seconds to wait before the request is repeated",
    schema: { type: "integer", minimum: 1, maximum: 86_400 },
    example: 10,
  },
  Challenge: {
    name: "WWW-Authenticate",
    description:
      'How to authenticate; with `error="invalid_token"` the key that was sent does not work',
    ...text(100, "Bearer"),
  },
  IdempotencyReplayed: {
    name: "Idempotency-Replayed",
    description:
      "`true` when the answer repeats that to the first request with this `Idempotency-Key`",
    ...text(4, "true"),
  },
  Location: {
    name: "Location",
    description: "Where what was made can be read",
    ...text(200, "/api/therapy-sessions/0197a1c2-6d1e-7000-8000-3f5b2a9c1d10"),
  },
  ETag: {
    name: "ETag",
    description:
      "The version of the answer. With it as `If-None-Match`, an unchanged answer is 304",
    ...text(64, 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"'),
  },
};

type Name = keyof typeof headers;

/** Names the headers of the answers, each written once. What every answer has stands at those that succeed. */
export function addHeaders(document: object): void {
  const { paths, components } = document as Document;
  const operations = Object.entries(paths ?? {}).flatMap(([path, verbs]) =>
    Object.values(verbs).map((operation) => ({ path, operation }))
  );
  for (const { path, operation } of operations) {
    const { responses = {} } = operation;
    for (const [status, answer] of Object.entries(responses)) {
      const named = namesOf(path, operation, Number(status)).map((name) =>
        [headers[name].name, { $ref: `#/components/headers/${name}` }] as const
      );
      if (named.length > 0) answer.headers = { ...Object.fromEntries(named), ...answer.headers };
    }
  }
  components.headers = Object.fromEntries(
    Object.entries(headers).map(([key, { name: _, ...header }]) => [key, header]),
  );
}

function namesOf(
  path: string,
  { parameters = [], security = [], responses = {} }: Operation,
  status: number,
) {
  const names: Name[] = [];
  if (status < 400) names.push("ApiVersion", "RequestId");
  if (status < 400 && parameters.some(({ name }) => name === "idempotency-key")) {
    names.push("IdempotencyReplayed");
  }
  if ((status === 200 || status === 304) && "304" in responses) names.push("ETag");
  const isForKeys = security.some((one) => "apiKey" in one);
  if (status === 429 || (status < 400 && isForKeys)) names.push("RateLimit", "RateLimitPolicy");
  if (status === 201 && pathsOfCreated.has(path)) names.push("Location");
  if (status === 401) names.push("Challenge");
  if (status === 429 || status === 503) names.push("RetryAfter");
  return names;
}
