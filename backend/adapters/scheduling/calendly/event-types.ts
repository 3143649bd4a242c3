import { minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { EventType } from "../../../domain/scheduling.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { type CalendlyClient, collectionOf, nextTokenOf, orNull } from "./client.ts";
import type { CalendlyConnection } from "./connection.ts";
import { responseCache } from "./response-cache.ts";
import { ProviderRefusal } from "./provider-errors.ts";
import { type KnownEventType, type Raw, rawOf, readEventType } from "./resources.ts";

type Reads = Pick<Scheduling, "listEventTypes" | "findEventType" | "findEventTypeByPage">;

export type CalendlyEventTypes = Reads & {
  known(uri: string): Promise<KnownEventType | null>;
  forget(): void;
};

export function calendlyEventTypes(
  client: CalendlyClient,
  connection: CalendlyConnection,
  addresses: Addresses,
  clock: () => number,
): CalendlyEventTypes {
  const keeping = { clock, freshMs: minute, staleMs: 60 * minute };
  const all = responseCache<Map<string, KnownEventType>>({ ...keeping, most: 1 });
  const single = responseCache<KnownEventType | null>({ ...keeping, most: 500 });
  const pages = responseCache<{ items: EventType[]; nextCursor: string | null }>({
    clock,
    most: 200,
    freshMs: minute / 2,
  });

  async function read(raw: Raw): Promise<KnownEventType> {
    const type = readEventType(raw, addresses, "UTC");
    const ownerUri = addresses.userPath(type.ownerUri)
      ? type.ownerUri
      : type.ownerUri || (await connection.me()).uri;
    return { ...type, ownerUri, timeZone: await connection.zoneOf(ownerUri) };
  }

  async function readEverything(): Promise<Map<string, KnownEventType>> {
    const raws = await connection.ofAll((whose) =>
      client.getAll("event_types", { ...whose, active: "true" })
    );
    const types = await Promise.all(raws.map((raw) => read(rawOf(raw))));
    return new Map(types.map((type) => [type.uri, type]));
  }

  async function known(uri: string): Promise<KnownEventType | null> {
    const path = addresses.eventTypePath(uri);
    if (!path) return null;
    const found = (await all.get("all", readEverything)).get(addresses.canonical(uri));
    if (found) return found;
    return await single.get(path, async () => {
      const answer = await orNull(client.get(path));
      return answer === null ? null : await read(rawOf(rawOf(answer).resource));
    });
  }

  async function readPage(
    { ownerUri, limit, cursor }: Parameters<Reads["listEventTypes"]>[0],
  ) {
    const fetchPage = (scope: { organization?: string; user?: string }) =>
      client.get("event_types", {
        ...scope,
        active: "true",
        count: String(limit),
        page_token: cursor,
      });
    const response = ownerUri === undefined
      ? connection.ofAll(fetchPage)
      // The API rejects a user together with the organisation here.
      : connection.ofOne(ownerUri, ({ user }) => fetchPage({ ...(user && { user }) }));
    const answer = await checkCursor(response);
    const types = await Promise.all(collectionOf(answer).map((raw) => read(rawOf(raw))));
    return {
      items: types.filter(({ isListed }) => isListed).map(plain),
      nextCursor: nextTokenOf(answer) ?? null,
    };
  }

  return {
    known,
    forget() {
      all.clear();
      single.clear();
      pages.clear();
    },
    async listEventTypes(query) {
      const { ownerUri, limit, cursor } = query;
      const empty = { items: [], nextCursor: null };
      if (ownerUri !== undefined && !addresses.userPath(ownerUri)) return empty;
      const key = JSON.stringify([ownerUri, limit, cursor]);
      const own = ownerUri === undefined ? undefined : addresses.canonical(ownerUri);
      return await pages.get(key, async () => {
        const page = readPage({ ...query, ...(own !== undefined && { ownerUri: own }) });
        return own === undefined ? await page : await orNull(page) ?? empty;
      });
    },
    async findEventType(uri) {
      const type = await known(uri);
      return type && plain(type);
    },
    async findEventTypeByPage(account, slug) {
      const path = `/${account}/${slug}`;
      for (const type of (await all.get("all", readEverything)).values()) {
        if (URL.parse(type.schedulingUrl)?.pathname === path) return plain(type);
      }
      return null;
    },
  };
}

function plain(known: KnownEventType): EventType {
  const { isListed: _listed, locations: _locations, questionPlaces: _places, ...type } = known;
  return type;
}

export async function checkCursor<Result>(response: Promise<Result>): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    const isCursor = error instanceof ProviderRefusal &&
      error.details.some(({ parameter }) => parameter === "page_token");
    if (!isCursor) throw error;
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "cursor", errCode: "ERR_INVALID_CURSOR" }],
    });
  }
}
