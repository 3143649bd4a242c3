import type { SchedulingCapabilities } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { type CalendlyClient, orNull } from "./client.ts";
import { keptAnswers } from "./kept-answers.ts";
import { ProviderRefusal } from "./provider-refusal.ts";
import { type Raw, rawOf, textOf, zoneOf } from "./resources.ts";

/** What was found out about a connection and is worth knowing after a restart. `at` in ms. */
export type ConnectionFacts = {
  /** Bookings through the API were refused, for want of a plan or a scope. */
  booking: { off: boolean; at: number };
  webhooks: { off: boolean; at: number };
};

export type ConnectionSettings = {
  clock: () => number;
  hasWebhookKey: boolean;
  known?: Partial<ConnectionFacts> | undefined;
  remember?: ((facts: Partial<ConnectionFacts>) => Promise<void>) | undefined;
};

const minute = 60_000;
const day = 24 * 60 * minute;

export type Owner = { uri: string; organization: string; timeZone: string; name: string };

/** Whose token it is, what it may do, and the people of its organisation. */
export function calendlyConnection(
  client: CalendlyClient,
  addresses: Addresses,
  { clock, hasWebhookKey, known = {}, remember }: ConnectionSettings,
) {
  const people = keptAnswers<Owner | null>({
    clock,
    most: 500,
    freshMs: 10 * minute,
    staleMs: day,
  });
  const facts: Partial<ConnectionFacts> = { ...known };
  let seesAll: boolean | null = null;

  const capabilities: SchedulingCapabilities = {
    holds: false,
    get booking() {
      return !isOff("booking");
    },
    get reschedule() {
      return isOff("booking") ? "page" as const : "direct" as const;
    },
    get webhooks() {
      return hasWebhookKey && !isOff("webhooks");
    },
    availability: false,
    foreignPage: true,
  };

  /** A plan may be bought, a scope granted: after a day it is tried again. */
  function isOff(what: keyof ConnectionFacts): boolean {
    const fact = facts[what];
    return fact !== undefined && fact.off && clock() - fact.at < day;
  }

  async function learn(what: keyof ConnectionFacts, off: boolean): Promise<void> {
    const isKnown = off ? isOff(what) : !facts[what]?.off;
    if (isKnown) return;
    facts[what] = { off, at: clock() };
    // What was done is done, whether or not it can be written down.
    await remember?.(facts).catch(() => {});
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
    /** IANA zone of an account; the connection's own when it cannot be told. */
    async zoneOf(ownerUri: string): Promise<string> {
      const path = addresses.userPath(ownerUri);
      const owner = path && await people.get(path, async () => {
        const answer = await orNull(client.get(path));
        return answer === null ? null : readPerson(answer);
      });
      return (owner || await me()).timeZone;
    },

    /** Asks for everybody's, or for one's own where the token is no administrator's. */
    async ofAll<Result>(
      ask: (whose: { organization?: string; user?: string }) => Promise<Result>,
    ): Promise<Result> {
      const { uri, organization } = await me();
      if (seesAll !== false) {
        try {
          const answer = await ask({ organization });
          seesAll = true;
          return answer;
        } catch (error) {
          const isDenied = error instanceof ProviderRefusal && error.kind === "permission";
          if (!isDenied || seesAll) throw error;
          seesAll = false;
        }
      }
      return await ask({ user: uri });
    },
    /** Asks for one account's. */
    async ofOne<Result>(
      ownerUri: string,
      ask: (whose: { organization?: string; user?: string }) => Promise<Result>,
    ): Promise<Result> {
      const { uri, organization } = await me();
      return await ask(ownerUri === uri ? { user: uri } : { user: ownerUri, organization });
    },

    /** Runs what a plan or a scope may forbid, and remembers when it does. */
    async using<Result>(
      what: keyof ConnectionFacts,
      work: () => Promise<Result>,
    ): Promise<Result> {
      try {
        const result = await work();
        await learn(what, false);
        return result;
      } catch (error) {
        const isOffered = !(error instanceof ProviderRefusal) ||
          error.kind !== "plan" && error.kind !== "scope";
        if (!isOffered) {
          await learn(what, true);
          // Both are part of the same plans.
          if (error.kind === "plan" && what === "webhooks") await learn("booking", true);
        }
        throw error;
      }
    },
  };
}

export type CalendlyConnection = ReturnType<typeof calendlyConnection>;
