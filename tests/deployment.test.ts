import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "backend/config.ts";
import { readSource } from "./support/source-files.ts";

type Service = { env_file?: string; environment: Record<string, string>; healthcheck?: object };

/** The example for production with the values that its reader has to add. */
async function filledExample(): Promise<Record<string, string>> {
  const lines = (await readSource("docs/deployment/production.env.example")).split("\n");
  const settings = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z_0-9]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ""]];
  });
  return {
    ...Object.fromEntries(settings),
    AUTH_SECRET: "q7Vw2LmZk9Rt4XcBn8Ys3HdPf6GjTa1E",
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
}

test("a server starts with the filled example of production settings", async () => {
  const example = await filledExample();
  expect(() => readConfig(example)).not.toThrow();
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
