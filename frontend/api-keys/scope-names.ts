import type { components } from "../api/schema.d.ts";
import { createPartnerKey } from "../api/limits/admin.ts";
import { createApiKey } from "../api/limits/api-keys.ts";

type Scope = components["schemas"]["ApiKey"]["scopes"][number];

export const practitionerScopes = createApiKey.scopes.items.enum;

export const partnerScopes = createPartnerKey.scopes.items.enum;

/** The words of each scope are `api.scopes.<name>`. */
export const scopeNames = {
  "profile:read": "profileRead",
  "availability:read": "availabilityRead",
  "availability:write": "availabilityWrite",
  "sessions:read": "sessionsRead",
  "sessions:write": "sessionsWrite",
  webhooks: "webhooks",
  "catalogue:read": "catalogueRead",
  "times:read": "timesRead",
  "bookings:write": "bookingsWrite",
} as const satisfies Record<Scope, string>;
