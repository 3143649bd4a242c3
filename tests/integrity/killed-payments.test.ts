import { expect, test } from "vitest";
import { checkIntegrity } from "db/check.ts";
import { openDatabase } from "db/open.ts";
import { wish } from "../flows/gift-card-steps.ts";
import { type Server, startServer } from "../support/server.ts";

const rounds = 2;
const paidBeforeKill = 5;
const settings = { TRUSTED_PROXIES: "127.0.0.1,::1" };

test("a server killed during payments has every card whose payment it confirmed", async () => {
  const directory = await Deno.makeTempDir({ prefix: "killed-payments-" });
  const confirmed: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const server = await startServer(directory, settings);
    const enough = Promise.withResolvers<void>();
    const buying = buyers.map((buyer) =>
      buyUntilTheEnd(server, `10.${round}.${buyer}`, (id) => {
        confirmed.push(id);
        if (confirmed.length >= round * paidBeforeKill) enough.resolve();
      })
    );
    await enough.promise;
    await server.stop("SIGKILL");
    await Promise.all(buying);
  }

  const database = openDatabase(`file:${directory}/heaolu.db`);
  const paid = await database.read.values<[string, number]>(
    `select g.id, sum(t.amount_cents) from gift_cards g
     join ledger_transfers t on t.credit = 'gift-card:' || g.id
     where g.state = 'active' and g.code_hash is not null group by g.id`,
  );
  const balances = new Map(paid);
  expect(confirmed.filter((id) => balances.get(id) !== wish.amountCents)).toEqual([]);
  expect(await checkIntegrity(database.read)).toEqual([]);
  await database.close();
  await Deno.remove(directory, { recursive: true });
});

const buyers = [1, 2, 3];

/** Buys and pays one card after another, each from another address, until the server is gone. */
async function buyUntilTheEnd(
  server: Server,
  network: string,
  onPaid: (id: string) => void,
): Promise<void> {
  for (let place = 1; place < 250; place++) {
    try {
      const from = { "X-Forwarded-For": `${network}.${place}` };
      const buyer = { ...wish.buyer, email: `buyer-${network}-${place}@example.ee` };
      const { id, payment } = await (await server.post("/api/gift-cards", { ...wish, buyer }, {
        ...from,
        "Idempotency-Key": crypto.randomUUID(),
      })).json();
      const [, secret] = payment.pageUrl.split("#");
      const paid = await server.post(`/api/payments/${payment.id}/demo`, { outcome: "paid" }, {
        ...from,
        "X-Purchase-Secret": secret,
      });
      if (paid.status === 200) onPaid(id);
    } catch {
      return; // The server is gone: what it answered last is what counts.
    }
  }
}
