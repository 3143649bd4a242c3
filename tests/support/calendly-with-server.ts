/**
 * The whole app with the demo and a simulated Calendly, as a program for tests that cannot import
 * it. It prints its origin and a linked practitioner's slug on the first line, and answers every
 * input line with the page on which the latest booking can be moved.
 */
import { seedPractice } from "../calendly-sim/seed.ts";
import { openSimulator } from "../calendly-sim/simulator.ts";
import { copyFolder } from "./copy-folder.ts";
import { TextLineStream } from "./line-stream.ts";
import { servedDemo, startServer } from "./server.ts";
import { root } from "./source-files.ts";

const simulator = openSimulator();
const { first, token } = seedPractice(simulator.world);
const data = await Deno.makeTempDir({ prefix: "heaolu-calendly-" });
const settings = {
  SCHEDULING: "calendly",
  CALENDLY_TOKEN: token.value,
  CALENDLY_API_URL: simulator.apiUrl,
  CALENDLY_URL: simulator.pageUrl,
  CALENDLY_WEBHOOK_KEY: "a-key-of-sixteen-letters",
};
await copyFolder(await servedDemo(), data);
await admin("link-calendar", first.email, `${simulator.pageUrl}/${first.slug}`);
const server = await startServer(data, settings);
const courier = setInterval(() => simulator.deliveries.deliverDue(), 200);
console.log(JSON.stringify({ origin: server.origin, slug: first.slug, name: first.name }));

const lines = Deno.stdin.readable.pipeThrough(new TextDecoderStream()).pipeThrough(
  new TextLineStream(),
);
for await (const _ of lines) {
  const latest = simulator.world.invitees.at(-1);
  console.log(latest ? `${simulator.pageUrl}/reschedulings/${latest.uuid}` : "");
}
clearInterval(courier);
await server.stop();
await simulator[Symbol.asyncDispose]();
await Deno.remove(data, { recursive: true });

async function admin(...words: string[]): Promise<void> {
  const { success, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}backend/admin.ts`, ...words],
    env: { DATA_DIR: data, ...settings },
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stdout));
}
