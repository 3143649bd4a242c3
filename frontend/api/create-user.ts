import { hasErrorCode } from "./api-error.ts";
import { api } from "./client.ts";
import { type OwnRecord, recordOf } from "./current-user.ts";
import type { components } from "./schema.d.ts";

type NewUser = components["schemas"]["NewUser"];

/** Makes the record of whoever is signed in; an invitation's `hash` makes it a practitioner's. A failure is logged and nothing more. */
export async function createUser(user: NewUser, hash?: string): Promise<OwnRecord | null> {
  try {
    const query = hash === undefined ? {} : { hash };
    return await recordOf(api.POST("/api/user", { params: { query }, body: user }));
  } catch (failure) {
    const known = hasErrorCode(failure, "ERR_DUPLICATE_ENTITY");
    console.error(known ? "User already exists with such email!" : "General error");
    return null;
  }
}
