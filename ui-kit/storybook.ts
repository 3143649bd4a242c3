import { rmSync } from "node:fs";
import process from "node:process";
import { spawn } from "node:child_process";

/** The catalogue of the kit: `storybook.ts` serves it with hot reload, `storybook.ts build` writes dist/storybook. */
const building = process.argv.includes("build");
const command = building
  ? ["build", "--output-dir", "dist/storybook"]
  : ["dev", "--port", process.env.PORT ?? "6006", "--no-open", "--no-version-updates"];

const storybook = spawn(
  process.execPath,
  ["run", "-A", "npm:storybook", ...command, "--config-dir", "ui-kit/.storybook"],
  { stdio: "inherit", env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" } },
);
storybook.on("exit", (code) => {
  // It holds the minute of the build, and nothing reads it: without it two builds are the same.
  if (building) rmSync("dist/storybook/project.json", { force: true });
  process.exit(code ?? 1);
});
