import process from "node:process";
import { spawn } from "node:child_process";

/** The catalogue of the kit: `storybook.ts` serves it with hot reload, `storybook.ts build` writes dist/storybook. */
const command = process.argv.includes("build")
  ? ["build", "--output-dir", "dist/storybook"]
  : ["dev", "--port", process.env.PORT ?? "6006", "--no-open", "--no-version-updates"];

const storybook = spawn(
  process.execPath,
  ["run", "-A", "npm:storybook", ...command, "--config-dir", "ui-kit/.storybook"],
  { stdio: "inherit", env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" } },
);
storybook.on("exit", (code) => process.exit(code ?? 1));
