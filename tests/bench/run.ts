/**
 * `deno task bench [name …] [--full] [--save]`: hot paths compared with a baseline of this machine in interleaved rounds.
 * Absolute figures depend on other load, ratios hardly do. `--full` runs everything, adds 100,000 practitioners and
 * 1,000,000 sessions, and saves the run in `tests/bench/history`, as `--save` does. Every run is compared with the
 * newest committed one.
 */
import { benchAdminLists } from "./admin-lists.ts";
import { benchBookings } from "./bookings.ts";
import { benchContention } from "./contention.ts";
import { emptyRun, lastCommittedRun, saveRun, worseThan } from "./history.ts";
import { benchFigures } from "./figures.ts";
import { benchHtml } from "./html.ts";
import { benchImages } from "./images.ts";
import { benchJournal } from "./journal.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLive } from "./live.ts";
import { benchPages } from "./pages.ts";
import { benchPopulation } from "./population.ts";
import { benchSearch } from "./search.ts";
import { benchServer } from "./server.ts";
import { benchSoak } from "./soak.ts";
import { benchSlots } from "./slots.ts";
import { benchStart } from "./start.ts";
import { benchStack } from "./stack.ts";
import { benchSuitability } from "./suitability.ts";
import { benchTimes } from "./times.ts";
import { benchUploads } from "./uploads.ts";
import { benchWeek } from "./week.ts";
import { type Row, table } from "./rounds.ts";

const benches: Record<string, (size: { full: boolean }) => Promise<Row[]>> = {
  stack: benchStack,
  slots: benchSlots,
  suitability: benchSuitability,
  times: benchTimes,
  search: benchSearch,
  bookings: benchBookings,
  contention: benchContention,
  server: benchServer,
  soak: benchSoak,
  population: benchPopulation,
  images: benchImages,
  uploads: benchUploads,
  journal: benchJournal,
  "admin-lists": benchAdminLists,
  figures: benchFigures,
  live: benchLive,
  start: benchStart,
  html: benchHtml,
  pages: benchPages,
  week: benchWeek,
  lighthouse: benchLighthouse,
};

const options = Deno.args.filter((argument) => argument.startsWith("--"));
const named = Deno.args.filter((argument) => !argument.startsWith("--"));
const unknown = [
  ...named.filter((name) => !(name in benches)),
  ...options.filter((option) => !["--full", "--save"].includes(option)),
];
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(", ")}; benches: ${Object.keys(benches).join(", ")}`);
  Deno.exit(2);
}
const full = options.includes("--full");
const saves = full || options.includes("--save");
const run = emptyRun();
const { rows } = run;
const earlier = await lastCommittedRun();
let path = "";
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  console.error(`${name} …`);
  rows.push(...await benches[name]!({ full }).catch((error) => [notRun(name, error)]));
  // A full run takes most of an hour: what is measured stays when it is ended early.
  if (saves) path = await saveRun(run);
}
console.log(table(rows));

if (earlier) {
  const worse = worseThan(earlier, rows);
  console.log(
    worse.length > 0
      ? `\nMore than 20 % worse than on ${earlier.date}:\n- ${worse.join("\n- ")}`
      : `\nNo ratio is more than 20 % worse than on ${earlier.date}.`,
  );
}
if (saves) console.log(`\nSaved as ${path}`);
Deno.exit(rows.some(({ failed }) => failed) ? 1 : 0);

function notRun(name: string, error: unknown): Row {
  console.error(error);
  return { what: name, figure: `did not run: ${String(error).split("\n")[0]}`, failed: true };
}
