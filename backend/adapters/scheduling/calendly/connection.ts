import { day, minute } from "../../../domain/duration.ts";
import type { SchedulingCapabilities } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { type CalendlyClient, orNull } from "./client.ts";
import { responseCache } from "./response-cache.ts";
import { ProviderRefusal } from "./provider-errors.ts";
import { type Raw, rawOf, textOf, zoneOf } from "./resources.ts";

/** What a plan or scope forbids, stored across restarts. `at` in ms. */
export type ConnectionFacts = {
  booking: { off: boolean; at: number };
  webhooks: { off: boolean; at: number };
};

export type CalendlyCapabilities = SchedulingCapabilities & {
  booking: boolean;
  webhooks: boolean;
};

type ConnectionSettings = {
  clock: () => number;
  hasWebhookKey: boolean;
  known?: Partial<ConnectionFacts> | undefined;
  saveFacts?: ((facts: Partial<ConnectionFacts>) => Promise<void>) | undefined;
};

type Owner = { uri: string; organization: string; timeZone: string; name: string };

export function calendlyConnection(
  client: CalendlyClient,
  addresses: Addresses,
  { clock, hasWebhookKey, known = {}, saveFacts }: ConnectionSettings,
) {
  const people = responseCache<Owner | null>({
    clock,
    most: 500,
    freshMs: 10 * minute,
    staleMs: day,
  });
  const facts: Partial<ConnectionFacts> = { ...known };
  let seesAll: boolean | null = null;

  const capabilities: CalendlyCapabilities = {
    get booking() {
      return !isOff("booking");
    },
    get reschedule() {
      return isOff("booking") ? "page" as const : "direct" as const;
    },
    get webhooks() {
      return hasWebhookKey && !isOff("webhooks");
    },
    foreignPage: true,
  };

  /** Tried again after a day: the plan or scope may have changed. */
  function isOff(what: keyof ConnectionFacts): boolean {
    const fact = facts[what];
    return fact !== undefined && fact.off && clock() - fact.at < day;
  }

  async function noteFact(what: keyof ConnectionFacts, off: boolean): Promise<void> {
    const isKnown = off ? isOff(what) : !facts[what]?.off;
    if (isKnown) return;
    facts[what] = { off, at: clock() };
    // A failure to store the fact must not fail the request.
    await saveFacts?.(facts).catch(() => {});
  }

  function readPerson(answer: unknown): Owner {
    const person: Raw = rawOf(rawOf(answer).resource);
    return {
      uri: addresses.canonical(person.uri),
      organization: textOf(person.current_organization),
      timeZone: zoneOf(person.timezone, "UTC"),
      name: textOf(person.name),
    };
  }

  async function me(): Promise<Owner> {
    return (await people.get("users/me", async () => readPerson(await client.get("users/me"))))!;
  }

  return {
    capabilities,
    me,
    async zoneOf(ownerUri: string): Promise<string> {
      const path = addresses.userPath(ownerUri);
      const owner = path && await people.get(path, async () => {
        const answer = await orNull(client.get(path));
        return answer === null ? null : readPerson(answer);
      });
      return (owner || await me()).timeZone;
    },

    async ofAll<Result>(
      query: (scope: { organization?: string; user?: string }) => Promise<Result>,
    ): Promise<Result> {
      const { uri, organization } = await me();
      if (seesAll !== false) {
        try {
          const answer = await query({ organization });
          seesAll = true;
          return answer;
        } catch (error) {
          const isDenied = error instanceof ProviderRefusal && error.kind === "permission";
          if (!isDenied || seesAll) throw error;
          seesAll = false;
        }
      }
      return await query({ user: uri });
    },
    async ofOne<Result>(
      ownerUri: string,
      query: (scope: { organization?: string; user?: string }) => Promise<Result>,
    ): Promise<Result> {
      const { uri, organization } = await me();
      return await query(ownerUri === uri ? { user: uri } : { user: ownerUri, organization });
    },

    async using<Result>(
      what: keyof ConnectionFacts,
      work: () => Promise<Result>,
    ): Promise<Result> {
      try {
        const result = await work();
        await noteFact(what, false);
        return result;
      } catch (error) {
        const isAllowed = !(error instanceof ProviderRefusal) ||
          error.kind !== "plan" && error.kind !== "scope";
        if (!isAllowed) {
          await noteFact(what, true);
          // Webhooks and bookings are in the same plans.
          if (error.kind === "plan" && what === "webhooks") await noteFact("booking", true);
        }
        throw error;
      }
    },
  };
}

export type CalendlyConnection = ReturnType<typeof calendlyConnection>;
