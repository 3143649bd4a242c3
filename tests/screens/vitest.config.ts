import { defineConfig } from "vitest/config";
import tests from "../vitest.config.ts";

/** `deno task screens` records; it is no part of the tests. */
export default defineConfig({
  ...tests,
  test: { ...tests.test, projects: undefined!, include: ["tests/screens/record.tsx"] },
});
