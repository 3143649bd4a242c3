/**
 * `deno task calendly-sim [--port 8110] [--api-port 8111] [--plan paid] [--conflict
 * 400_already_filled] [--fault server-error:3]…`: a simulated provider to try the product
 * against, with its hosted pages on one port and its API on another. Its state is lost when it
 * stops.
 */
import { parseArgs } from "node:util";
import { faultKinds, readFault } from "./faults.ts";
import { seedPractice } from "./seed.ts";
import { openSimulator } from "./simulator.ts";
import { plans, type Settings } from "./state.ts";

const conflicts: Settings["slotConflictMode"][] = ["400_already_filled", "404", "409"];

const values = options();
const plan = oneOf("--plan", plans, values.plan);
const slotConflictMode = oneOf("--conflict", conflicts, values.conflict);
const faults = values.fault.map((text) =>
  readFault(text) ?? refuse(`--fault is one of ${faultKinds.join(", ")}, as often as ":3" says`)
);

const simulator = open({
  pagePort: port("--port", values.port),
  apiPort: port("--api-port", values["api-port"]),
  settings: { slotConflictMode },
});
const { first, second, token } = seedPractice(simulator.world);
first.plan = plan;
for (const fault of faults) simulator.faults.add(fault);
setInterval(() => {
  if (!simulator.deliveriesArePaused()) void simulator.deliveries.deliverDue();
}, 1000);

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

  Control panel  ${pageUrl}/control-panel: bookings, missed sessions, webhook events, faults and plans by hand
  Pages          ${pageUrl}/${first.slug} · ${pageUrl}/${second.slug}
  API            ${apiUrl}
  Token          ${token.value} (${first.name}, administrator, plan ${first.plan})

Two practitioners of the demo get these calendars, and the product starts with them:

  export ${settings}
  deno task seed
  deno task admin link-calendar therapist1@demo.heaolu.ee ${pageUrl}/${first.slug}
  deno task admin link-calendar therapist2@demo.heaolu.ee ${pageUrl}/${second.slug}
  deno task start
`);

function options() {
  try {
    return parseArgs({
      args: Deno.args,
      options: {
        port: { type: "string", default: "8110" },
        "api-port": { type: "string", default: "8111" },
        plan: { type: "string", default: "paid" },
        conflict: { type: "string", default: "400_already_filled" },
        fault: { type: "string", multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function open(options: Parameters<typeof openSimulator>[0]) {
  try {
    return openSimulator(options);
  } catch (error) {
    if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    return refuse("a port is taken: choose others with --port and --api-port");
  }
}

function port(option: string, given: string): number {
  const number = Number(given);
  const isPort = Number.isInteger(number) && number >= 0 && number < 65_536;
  return isPort ? number : refuse(`${option} is a number below 65536`);
}

function oneOf<Choice extends string>(
  option: string,
  choices: readonly Choice[],
  given: string,
): Choice {
  const found = choices.find((choice) => choice === given);
  return found ?? refuse(`${option} is one of ${choices.join(", ")}`);
}

function refuse(reason: string): never {
  console.error(reason);
  Deno.exit(2);
}
