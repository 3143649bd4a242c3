import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { lookup } from "node:dns/promises";
import { request as requestOverHttp } from "node:http";
import { request as requestOverHttps } from "node:https";
import { isIP } from "node:net";
import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { webhookTimeLimitMs } from "../../domain/webhook.ts";
import type { WebhookMessage, WebhookSender } from "../../ports/webhook-sender.ts";

type SenderSettings = {
  /** Whether the server may connect to an address. */
  isAllowed: (address: string) => boolean;
  /** Whether http and other ports are allowed too: for development. */
  insecure?: boolean;
  resolve?: (hostname: string) => Promise<string[]>;
  timeLimitMs?: number;
};

export function httpsWebhookSender(
  { isAllowed, insecure = false, resolve = resolveName, timeLimitMs = webhookTimeLimitMs }:
    SenderSettings,
): WebhookSender {
  return {
    async check(text) {
      await checkedAddress(checkedUrl(text));
    },

    async send(message) {
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        const url = checkedUrl(message.url);
        const address = await beforeAbort(signal, checkedAddress(url));
        return { statusCode: await post(url, address, message, signal) };
      } catch {
        return { statusCode: null };
      }
    },
  };

  function checkedUrl(text: string): URL {
    const url = URL.parse(text);
    const isWeb = url?.protocol === "https:" || (insecure && url?.protocol === "http:");
    if (!url || !isWeb || url.hostname === "") throw new DomainError("ERR_WEBHOOK_ADDRESS");
    const hasMore = url.username !== "" || url.password !== "" || (url.port !== "" && !insecure);
    if (hasMore) throw new DomainError("ERR_WEBHOOK_ADDRESS");
    return url;
  }

  /** The address to connect to. Resolved once, so that a second answer of the DNS cannot lead elsewhere. */
  async function checkedAddress(url: URL): Promise<string> {
    const name = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
    const [first] = addresses;
    if (first === undefined || !addresses.every(isAllowed)) {
      throw new DomainError("ERR_WEBHOOK_ADDRESS");
    }
    return first;
  }
}

/** The status of the answer, whose body is not read. */
function post(
  url: URL,
  address: string,
  { id, secret, body, now }: WebhookMessage,
  signal: AbortSignal,
): Promise<number> {
  const timestamp = String(Math.floor(now / second));
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (url.protocol === "https:" ? requestOverHttps : requestOverHttp)(url, {
    method: "POST",
    agent: false,
    lookup: (_name, options, callback) => {
      const family = isIP(address);
      if (options.all) callback(null, [{ address, family }]);
      else callback(null, address, family);
    },
    headers: {
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
      "User-Agent": "Heaolu-Webhooks",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signatureOf(`${id}.${timestamp}.${body}`, secret),
    },
    signal,
  });
  request.on("response", (answer) => {
    resolve(answer.statusCode ?? 0);
    answer.destroy();
  });
  request.on("error", reject);
  request.end(body);
  return promise;
}

function signatureOf(signed: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

async function beforeAbort<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

async function resolveName(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, order: "ipv4first" });
  return found.map(({ address }) => address);
}
