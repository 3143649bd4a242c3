/**
 * `deno task bench [name …] [--full]`: hot paths compared with a baseline of this machine in interleaved rounds. Absolute
 * figures depend on other load, ratios hardly do. `--full` adds 100,000 practitioners and 1,000,000 sessions.
 */
import { benchBookings } from "./bookings.ts";
import { benchContention } from "./contention.ts";
import { benchImages } from "./images.ts";
import { benchJournal } from "./journal.ts";
import { benchLive } from "./live.ts";
import { benchPages } from "./pages.ts";
import { benchSearch } from "./search.ts";
import { benchSlots } from "./slots.ts";
import { benchStart } from "./start.ts";
import { benchStack } from "./stack.ts";
import { benchTimes } from "./times.ts";
import { type Row, table } from "./rounds.ts";

const benches: Record<string, (size: { full: boolean }) => Promise<Row[]>> = {
  stack: benchStack,
  slots: benchSlots,
  times: benchTimes,
  search: benchSearch,
  bookings: benchBookings,
  contention: benchContention,
  images: benchImages,
  journal: benchJournal,
  live: benchLive,
  start: benchStart,
  pages: benchPages,
};

const full = Deno.args.includes("--full");
const wanted = Deno.args.filter((name) => name in benches);
const rows: Row[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  console.error(`${name} …`);
  rows.push(...await benches[name]!({ full }));
}
console.log(table(rows));
Deno.exit(0);
