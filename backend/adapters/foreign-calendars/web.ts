import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { DomainError } from "../../domain/errors.ts";
import type { FetchedCalendar, ForeignCalendars } from "../../ports/foreign-calendars.ts";
import { type Answer, askAt } from "./ask.ts";
import { isPublicAddress } from "./public-addresses.ts";
import { busyTimesApart } from "./reading.ts";

export type WebCalendarsSettings = {
  /** The IP addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>;
  /** Whether an IP address may be asked; those of the open internet unless said. */
  mayAsk?: (address: string) => boolean;
  /** For trying calendars on one's own machine: any port, and http too. */
  anyScheme?: boolean;
  /** PEM of whoever vouches for the servers, beside those everybody trusts. */
  trusted?: string;
  /** For the whole of a reading, redirects and all (ms). */
  timeLimit?: number;
};

const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/** Calendars on the open internet, over https; nothing inside our own network can be reached through it. */
export function webCalendars(settings: WebCalendarsSettings = {}): ForeignCalendars {
  const {
    resolve = resolveName,
    mayAsk = isPublicAddress,
    anyScheme = false,
    trusted,
    timeLimit = 10_000,
  } = settings;

  function checkedUrl(text: string, from?: URL): URL {
    const url = URL.parse(text.replace(/^webcals?:/i, "https:"), from);
    const isAsked = url !== null &&
      (url.protocol === "https:" || (anyScheme && url.protocol === "http:"));
    if (!isAsked || url.username !== "" || url.password !== "") throw refused("address");
    if (url.hostname === "" || (url.port !== "" && !anyScheme)) throw refused("address");
    return url;
  }

  /** The one address that is connected to afterwards: the name is not asked a second time. */
  async function checkedAddress(url: URL): Promise<string> {
    const name = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
    const [first] = addresses;
    if (first === undefined) throw new DomainError("ERR_CALENDAR_UNREACHABLE", { detail: "name" });
    if (!addresses.every(mayAsk)) throw refused("network");
    return first;
  }

  async function askThrough(
    start: URL,
    etag: string | null,
    signal: AbortSignal,
  ): Promise<Answer> {
    let url = start;
    for (let followed = 0; followed <= mostRedirects; followed++) {
      const answer = await askAt(url, {
        address: await within(signal, checkedAddress(url)),
        headers: etag ? { "If-None-Match": etag } : {},
        signal,
        ...(trusted === undefined ? {} : { trusted }),
      });
      if (!redirects.includes(answer.status)) return answer;
      url = checkedUrl(answer.location ?? "", url);
    }
    throw new DomainError("ERR_CALENDAR_UNREACHABLE", { detail: "redirects" });
  }

  return {
    async fetch(text, { etag }): Promise<FetchedCalendar> {
      const url = checkedUrl(text);
      const answer = await askThrough(url, etag, AbortSignal.timeout(timeLimit));
      if (answer.status === 304 && etag !== null) return { text: null, etag };
      if (answer.status !== 200) {
        throw new DomainError("ERR_CALENDAR_UNREACHABLE", { detail: `status ${answer.status}` });
      }
      return { text: answer.text, etag: answer.etag };
    },
    readBusyTimes: busyTimesApart,
  };
}

function refused(detail: string): DomainError {
  return new DomainError("ERR_CALENDAR_ADDRESS", { detail });
}

async function resolveName(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, order: "ipv4first" });
  return found.map(({ address }) => address);
}

/** The answer, unless time is up first. */
async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new DomainError("ERR_CALENDAR_UNREACHABLE", { detail: "time" }));
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
