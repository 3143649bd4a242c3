import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Test files share their modules, so the same line of testing.ts applies to one of them only.
afterEach(cleanup);
