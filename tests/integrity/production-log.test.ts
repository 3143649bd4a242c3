import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { copyNewDatabase } from "../support/new-database.ts";
import { freePort } from "../support/server.ts";

/** All that a production server needs, on addresses where nothing answers. */
const production = {
  APP_ENV: "production",
  AUTH_SECRET: "pJ6vWq2mX8sZ4rT1yB7nK3hD5gF9cL0a",
  DEMO: "off",
  LOG: "on",
  MAIL: "smtp",
  MAIL_FROM: "Heaolu <tere@heaolu.example>",
  PAYMENT: "external",
  PAYMENT_PAGE_URL: "https://pay.example/heaolu",
  PAYMENT_WEBHOOK_SECRET: "bX3kQ9vN7mR5tY1wZ8sD2fG6hJ4cL0pA",
  PUBLIC_URL: "https://heaolu.example",
  SMTP_URL: "smtp://127.0.0.1:9",
};

test(
  "in production every line of the server is JSON with a time, a level and a message",
  async () => {
    const folder = await Deno.makeTempDir({ prefix: "production-log-" });
    await copyNewDatabase(`${folder}/heaolu.db`);
    const database = new DatabaseSync(`${folder}/heaolu.db`);
    // The job that reads it fails.
    database.exec("drop table webhook_deliveries");
    database.close();
    const port = freePort();
    const process = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--unstable-no-legacy-abort", "backend/main.ts"],
      env: { ...production, DATA_DIR: folder, PORT: String(port), SMTP_UR: "misspelled" },
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const printed = new Response(process.stdout).text();
    let complaints = "";
    let isStopping = false;
    for await (const text of process.stderr.pipeThrough(new TextDecoderStream())) {
      complaints += text;
      if (isStopping || !complaints.includes('"msg":"deliver webhooks"')) continue;
      isStopping = true;
      await (await fetch(`http://127.0.0.1:${port}/health`)).body?.cancel();
      process.kill("SIGTERM");
    }

    const lines = `${await printed}${complaints}`.trimEnd().split("\n").map((line) =>
      JSON.parse(line)
    );
    for (const line of lines) {
      expect(line).toMatchObject({
        ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: expect.stringMatching(/^(info|warn|error)$/),
        msg: expect.stringMatching(/./),
      });
    }
    const messages = lines.map(({ level, msg }) => `${level} ${msg}`);
    expect(messages).toEqual(expect.arrayContaining([
      "warn unknown setting: SMTP_UR. Is SMTP_URL meant?",
      "info database: opening…",
      "info listening",
      "info stopping",
      "info stopped",
      "info request",
      "error deliver webhooks",
    ]));
    // Not those that the server sends itself to warm up.
    expect(lines.filter(({ msg }) => msg === "request").map(({ route }) => route))
      .toEqual(["/health"]);
    expect(lines.find(({ msg }) => msg === "listening").address).toMatch(/^127\.0\.0\.1:\d+$/);
    await Deno.remove(folder, { recursive: true });

    const refused = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "backend/main.ts"],
      env: { ...production, DATA_DIR: folder, DEMO: "on" },
    }).output();
    expect(refused.code).toBe(1);
    const [line, ...more] = new TextDecoder().decode(refused.stderr).trimEnd().split("\n");
    expect(JSON.parse(line!)).toMatchObject({
      level: "error",
      msg: expect.stringContaining("DEMO"),
    });
    expect(more).toEqual([]);
  },
  60_000,
);
