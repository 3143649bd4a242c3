import { z } from "@hono/zod-openapi";
import {
  type ApiKey,
  apiKeyHintLength,
  apiKeyLabelMaxLength,
  apiKeyState,
  apiKeyStates,
  apiScopes,
  practitionerScopes,
} from "../../domain/api-key.ts";
import { visibleLine } from "../../domain/visible-text.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const Scopes = z.array(z.enum(practitionerScopes)).min(1).max(practitionerScopes.length)
  .openapi({
    description: "Each operation that accepts keys names the scope it needs.",
  });

export const KeyLabel = z.string().max(apiKeyLabelMaxLength)
  .overwrite((text) => visibleLine(text).trim()).min(1)
  .openapi({ description: "Where the key is used, for its owner" });

export const KeyState = z.enum(apiKeyStates).openapi({
  description: "`open`: it works. `expired`: its time is over. `revoked`: it was withdrawn.",
});

export const exampleKey = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  label: "My website",
  scopes: ["availability:read" as const, "sessions:read" as const],
  hint: "x7Qk",
  state: "open" as const,
  createdAt: "2026-11-20T07:00:00Z",
  expiresAt: "2027-11-20T07:00:00Z",
  lastUsedOn: "2026-11-22",
};

export const ApiKeyBody = z.object({
  id: z.uuid(),
  label: z.string().max(apiKeyLabelMaxLength),
  scopes: z.array(z.enum(apiScopes)).max(apiScopes.length),
  hint: z.string().max(apiKeyHintLength).openapi({
    description: "The last letters of the key, which itself is shown only once",
  }),
  state: KeyState,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable().openapi({
    description: "Null: it works until it is revoked",
  }),
  lastUsedOn: z.iso.date().nullable().openapi({ description: "In UTC; null: never used" }),
}).openapi("ApiKey", { example: exampleKey });

export function presentKey(key: ApiKey, now: number): z.infer<typeof ApiKeyBody> {
  return {
    id: key.id,
    label: key.label,
    scopes: key.scopes,
    hint: key.hint,
    state: apiKeyState(key, now),
    createdAt: instantText(key.createdAt),
    expiresAt: optionalInstantText(key.expiresAt),
    lastUsedOn: key.lastUsedOn,
  };
}
