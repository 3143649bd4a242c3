import type { ApiKeyKind, ApiScope } from "backend/domain/api-key.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { roles, type Row, row } from "./matrix-row.ts";

/** A stored key of `practitioner` or of a partner, with which a program sends these headers. */
export async function storedKey(
  { app, users }: Pick<Fixture, "app"> & { users: Pick<Fixture["users"], "practitioner"> },
  scopes: ApiScope[],
  kind: ApiKeyKind = "practitioner",
): Promise<{ id: string; headers: { Authorization: string } }> {
  const { auth, persistence } = app.ports;
  const [id, secret] = [persistence.newId(), `heaolu_${auth.newSecret().secret}`];
  const dates = { createdAt: app.now(), expiresAt: null, lastUsedOn: null, revokedAt: null };
  await persistence.transaction(({ apiKeys }) =>
    apiKeys.add({
      ...(kind === "practitioner"
        ? { userId: users.practitioner.id, partnerName: null, partnerEmail: null }
        : { userId: null, partnerName: "Portaal", partnerEmail: "portaal@example.ee" }),
      ...{ id, requestsPerMinute: null, label: "Veebileht", scopes, hint: "aB3_" },
      ...dates,
      secretHash: auth.hashSecret(secret),
    })
  );
  return { id, headers: { Authorization: `Bearer ${secret}` } };
}

async function own(fixture: Fixture): Promise<Call> {
  const { id } = await storedKey(fixture, ["sessions:read"]);
  return { params: { id } };
}

/** Keys of practitioners; what a key itself opens is in api-keys.test.ts. */
export const apiKeyRows: Row[] = [
  row("listApiKeys", roles({ practitioner: 200, otherPractitioner: 200 }), undefined, {
    shows: (body: { keys: unknown[] }, _, actor) =>
      actor === "practitioner" || body.keys.length === 0,
  }),
  row("createApiKey", roles({ practitioner: 201, otherPractitioner: 201 }), () => ({
    body: { label: "Veebileht", scopes: ["sessions:read"], expiresAt: null },
  })),
  row("revokeApiKey", roles({ practitioner: 200, otherPractitioner: 404 }), own),
  row("createPartnerKey", roles({ admin: 201 }), () => ({
    body: {
      ...{ partnerName: "Tervise Portaal OÜ", partnerEmail: "portaal@example.ee" },
      ...{ label: "Portaal", scopes: ["catalogue:read"] },
      expiresAt: "2027-11-20T07:00:00Z",
    },
  })),
  row("listIssuedApiKeys", roles({ admin: 200 })),
  row("revokeIssuedApiKey", roles({ admin: 204 }), async (fixture) => ({
    ...await own(fixture),
    body: { reason: "Võti on avalikus koodis" },
  })),
];
