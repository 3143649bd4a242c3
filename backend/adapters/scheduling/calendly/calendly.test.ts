import { describeScheduling } from "../scheduling.contract.ts";
import { openFixture } from "./calendly-fixture.testing.ts";

for (const slotConflictMode of ["400_already_filled", "404", "409"] as const) {
  describeScheduling(
    `calendly that answers ${slotConflictMode} for a taken time`,
    () => Promise.resolve(openFixture({ slotConflictMode })),
  );
}
