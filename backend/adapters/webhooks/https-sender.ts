import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { request as requestOverHttp } from "node:http";
import { request as requestOverHttps } from "node:https";
import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { webhookTimeLimitMs } from "../../domain/webhook.ts";
import { addressOf, connectedTo, isWebAddress } from "../pinned-address.ts";
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
  { isAllowed, insecure = false, resolve, timeLimitMs = webhookTimeLimitMs }: SenderSettings,
): WebhookSender {
  return {
    async check(text) {
      await checkedAddress(checkedUrl(text));
    },

    async send(message) {
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        const url = checkedUrl(message.url);
        const address = await checkedAddress(url, signal);
        return { statusCode: await post(url, address, message, signal) };
      } catch {
        return { statusCode: null };
      }
    },
  };

  function checkedUrl(text: string): URL {
    const url = URL.parse(text);
    if (!url || !isWebAddress(url, insecure)) throw new DomainError("ERR_WEBHOOK_ADDRESS");
    return url;
  }

  async function checkedAddress(url: URL, signal?: AbortSignal): Promise<string> {
    const found = await addressOf(url, { isAllowed, resolve }, signal);
    if ("problem" in found) throw new DomainError("ERR_WEBHOOK_ADDRESS");
    return found.address;
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
    ...connectedTo(address),
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
