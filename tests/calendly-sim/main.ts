/**
 * `deno task calendly-sim [--port 8110] [--api-port 8111] [--plan paid] [--conflict 400_already_filled]`: a provider to
 * try the product against, with its hosted pages on one port and its API on another. Nothing is kept when it ends.
 */
import { parseArgs } from "node:util";
import { seedPractice } from "./seed.ts";
import { openSimulator } from "./simulator.ts";
import type { Plan, Settings } from "./world.ts";

const { values } = parseArgs({
  args: Deno.args,
  options: {
    port: { type: "string", default: "8110" },
    "api-port": { type: "string", default: "8111" },
    plan: { type: "string", default: "paid" },
    conflict: { type: "string", default: "400_already_filled" },
  },
});

const plans: Plan[] = ["free", "trial", "paid", "enterprise"];
const conflicts: Settings["slotConflictMode"][] = ["400_already_filled", "404", "409"];
const plan = oneOf("--plan", plans, values.plan);
const slotConflictMode = oneOf("--conflict", conflicts, values.conflict);

const simulator = openSimulator({
  pagePort: Number(values.port),
  apiPort: Number(values["api-port"]),
  settings: { slotConflictMode },
});
const { first, second, token } = seedPractice(simulator.world);
first.plan = plan;
setInterval(() => simulator.deliveries.deliverDue(), 1000);

const { apiUrl, pageUrl } = simulator;
const settings = [
  "SCHEDULING=calendly",
  `CALENDLY_TOKEN=${token.value}`,
  `CALENDLY_API_URL=${apiUrl}`,
  `CALENDLY_URL=${pageUrl}`,
  "CALENDLY_WEBHOOK_KEY=a-key-of-sixteen-letters",
].join(" ");
console.log(`
A simulated Calendly is running. Nothing it knows is kept when it ends.

  Pages  ${pageUrl}/${first.slug} · ${pageUrl}/${second.slug}
  API    ${apiUrl}
  Token  ${token.value} (${first.name}, administrator, plan ${first.plan})

Two practitioners of the demo get these calendars, and the product starts with them:

  export ${settings}
  deno task seed
  deno task admin link-calendar therapist1@demo.heaolu.ee ${pageUrl}/${first.slug}
  deno task admin link-calendar therapist2@demo.heaolu.ee ${pageUrl}/${second.slug}
  deno task start
`);

function oneOf<Choice extends string>(option: string, choices: Choice[], given: string): Choice {
  const found = choices.find((choice) => choice === given);
  if (found) return found;
  console.error(`${option} is one of ${choices.join(", ")}`);
  Deno.exit(2);
}
