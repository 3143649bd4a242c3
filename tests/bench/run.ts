/**
 * `deno task bench [name …]`: the hot paths beside this machine's own floor, in interleaved rounds of one run,
 * so that every figure is also a ratio. Absolute figures move with the neighbours; ratios stay.
 */
import { benchBookings, benchJournal } from "./sessions.ts";
import { benchSearch } from "./search.ts";
import { benchSlots } from "./slots.ts";
import { benchStart } from "./start.ts";
import { benchStack } from "./stack.ts";
import type { Row } from "./rounds.ts";

const benches: Record<string, () => Promise<Row[]>> = {
  stack: benchStack,
  slots: benchSlots,
  search: benchSearch,
  bookings: benchBookings,
  journal: benchJournal,
  start: benchStart,
};

const wanted = Deno.args.filter((name) => name in benches);
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries((await benches[name]!()).map(({ what, ...figures }) => [what, figures])),
  );
}
