import { mountCreateApiKey } from "./create-api-key.ts";
import { mountListApiKeys } from "./list-api-keys.ts";
import { mountRevokeApiKey } from "./revoke-api-key.ts";

export const apiKeyOperations = [mountListApiKeys, mountCreateApiKey, mountRevokeApiKey];
