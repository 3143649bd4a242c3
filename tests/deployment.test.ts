import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "backend/config.ts";
import { readSource, root } from "./support/source-files.ts";

type Service = { env_file?: string; environment: Record<string, string>; healthcheck?: object };

/** The example for production with the values that its reader has to add. */
async function filledExample(): Promise<Record<string, string>> {
  return {
    ...await readByShell(`${root}docs/deployment/production.env.example`),
    AUTH_SECRET: "q7Vw2LmZk9Rt4XcBn8Ys3HdPf6GjTa1E",
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
}

/** The settings that a shell exports from a file. */
async function readByShell(file: string): Promise<Record<string, string>> {
  const { stdout, stderr } = await new Deno.Command("sh", {
    args: ["-c", 'set -a; . "$1"; env', "sh", file],
    env: { PATH: Deno.env.get("PATH")! },
    clearEnv: true,
  }).output();
  expect(new TextDecoder().decode(stderr)).toBe("");
  const lines = new TextDecoder().decode(stdout).trimEnd().split("\n");
  const settings = lines.map((line) => [line.split("=", 1)[0]!, line.replace(/^[^=]*=/, "")]);
  return Object.fromEntries(settings.filter(([name]) => !["PATH", "PWD", "_"].includes(name!)));
}

test("a server starts with the filled example of production settings", async () => {
  const example = await filledExample();
  expect(readConfig(example)).toMatchObject({ mailFrom: "Heaolu <noreply@heaolu.example>" });
});

test("both servers of the compose file start with it, and have a health check", async () => {
  const file = parse(await readSource("docs/deployment/compose.yaml"), { merge: true });
  const services = Object.values<Service>(file.services).filter(({ env_file }) => env_file);
  expect(services).toHaveLength(2);
  for (const { environment, healthcheck } of services) {
    const keys = { S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" };
    const settings = { ...await filledExample(), ...keys, ...environment };
    expect(() => readConfig(settings)).not.toThrow();
    expect(healthcheck).toBeDefined();
  }
});
