import { z } from "@hono/zod-openapi";
import { emailMaxLength, userNameMaxLength } from "../../domain/account.ts";
import { apiKeyKinds, kindOfKey } from "../../domain/api-key.ts";
import type { ListedApiKey } from "../../ports/persistence/api-keys.ts";
import { ApiKeyBody, exampleKey, presentKey } from "../api-keys/api-key-body.ts";

export const examplePartnerKey = {
  ...exampleKey,
  label: "Health portal",
  scopes: ["catalogue:read" as const, "times:read" as const],
  kind: "partner" as const,
  ownerId: null,
  ownerName: "Tervise Portaal OÜ",
  partnerEmail: "developers@portal.example",
  requestsPerMinute: 600,
};

export const ListedApiKeyBody = z.object({
  ...ApiKeyBody.shape,
  kind: z.enum(apiKeyKinds),
  ownerId: z.uuid().nullable().openapi({
    description: "The account of the practitioner; null for a partner",
  }),
  ownerName: z.string().max(userNameMaxLength).openapi({
    description: "The practitioner, or the organisation of the partner",
  }),
  partnerEmail: z.string().max(emailMaxLength).nullable().openapi({
    description: "Where the partner is reached; null for a practitioner",
  }),
  requestsPerMinute: z.int().nullable().openapi({
    description: "The limit of a partner; null for a practitioner",
  }),
}).openapi("ListedApiKey", { example: examplePartnerKey });

export function presentIssuedKey(
  key: ListedApiKey,
  now: number,
): z.infer<typeof ListedApiKeyBody> {
  return {
    ...presentKey(key, now),
    kind: kindOfKey(key),
    ownerId: key.userId,
    ownerName: key.ownerName,
    partnerEmail: key.partnerEmail,
    requestsPerMinute: key.requestsPerMinute,
  };
}
