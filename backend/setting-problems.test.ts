import { expect, test } from "vitest";
import { shownSettings } from "./admin/answer-command.ts";
import { readConfig } from "./config.ts";
import { listenProblem } from "./listen-problem.ts";
import { Settings } from "./settings.ts";

test("the problem of every setting has its name, a reason in our words and an example", () => {
  const wrong: Record<string, string> = { BRAND: "x".repeat(41), OIDC_NAME: "x".repeat(41) };
  const free = ["HOST", "DATA_DIR", "S3_REGION", "BACKUP_DIR", /_(TOKEN|ID|SECRET|KEY)$/];
  for (const name of Object.keys(Settings.shape)) {
    let said = "";
    try {
      readConfig({ [name]: wrong[name] ?? "{ }" });
    } catch (error) {
      said = String(error);
    }
    const line = said.split("\n").find((each) => each.startsWith(`  ${name}: `));
    const isFree = free.some((each) => typeof each === "string" ? each === name : each.test(name));
    if (!line && isFree) continue;
    expect(line, name).toMatch(/: (must|needs?|is|has|"\{ \}" is) .+ \(example: .+\)$/);
    expect(line, name).not.toMatch(/Invalid|undefined|expected string/);
  }
});

test("the list of settings in force has an example of each that is not set", () => {
  const { message, settings } = shownSettings({});
  expect(settings).toHaveLength(Object.keys(Settings.shape).length);
  expect(message).toContain("SMTP_URL=(not set)  (example: smtps://");
  expect(message).not.toContain("undefined");
});

test("a port that is in use is named with the setting that changes it and an example", () => {
  const taken = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = taken.addr;
  let error: unknown;
  try {
    Deno.listen({ port, hostname: "127.0.0.1" });
  } catch (thrown) {
    error = thrown;
  }
  taken.close();
  expect(listenProblem(error, { port, host: "127.0.0.1" })).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program. ` +
      `Stop that program, or set PORT to a free port (example: PORT=${port + 1}).`,
  );
});
