import type { ApiKey, ApiKeyKind, ApiKeyState } from "../../domain/api-key.ts";
import type { OrderedQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

/** Keys with which programs of practitioners and partners call the API. Instants in ms. */
export interface ApiKeys {
  find(id: string): Promise<ApiKey | null>;
  findBySecret(secretHash: string): Promise<ApiKey | null>;
  /** The latest first. */
  listOf(userId: string): Promise<ApiKey[]>;
  /** The keys of all practitioners and partners. */
  list(query: ApiKeyQuery): Promise<CountedPage<ListedApiKey>>;
  /** Open keys of partners that expire after `from` and until `to`. */
  listEndingOfPartners(from: number, to: number): Promise<ApiKey[]>;
  add(key: ApiKey): Promise<void>;
  saveRevocation(key: ApiKey): Promise<void>;
  /** `today`: YYYY-MM-DD, in UTC. */
  noteUse(id: string, today: string): Promise<void>;
  /** Deletes the keys that expired or were revoked before an instant. */
  deleteEndedBefore(instant: number): Promise<void>;
}

/** `ownerName`: of the practitioner or of the partner. */
export type ListedApiKey = ApiKey & { ownerName: string };

export type ApiKeyQuery = OrderedQuery & {
  now: number;
  /** A part of the owner's or the partner's name or address. */
  text?: string | undefined;
  state?: ApiKeyState | undefined;
  kind?: ApiKeyKind | undefined;
};
