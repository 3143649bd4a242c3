import { expect, test } from "vitest";
import { runCommand } from "backend/admin/run-command.ts";
import { dataClasses } from "backend/domain/data-classes.ts";
import { openTestApp, secret } from "../test-app.ts";

const site = {
  recipients: [
    { kind: "mail", name: "mail.example.ee" },
    { kind: "signIn", name: "Google" },
  ] as const,
};

test("administrators read and download the record of processing in their language", async () => {
  await using app = await openTestApp({ settings: site });
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const records = await Promise.all(["et", "en", "ru"].map(async (language) => {
    const answer = await app.get("/admin/processing", { ...headers, "Accept-Language": language });
    expect(answer.status).toBe(200);
    return await answer.json();
  }));
  for (const { classes, recipients, measures, controller } of records) {
    expect(classes.map(({ id }: { id: string }) => id)).toEqual(
      dataClasses.map(({ name }) => name),
    );
    expect(controller).toContain("tere@heaolu.ee");
    expect(recipients.join()).toContain("mail.example.ee");
    expect(recipients.join()).toContain("Google");
    expect(JSON.stringify([recipients, measures])).not.toContain("{");
  }
  const mails = records.map(({ classes }) =>
    classes.find(({ id }: { id: string }) => id === "mails").kept[0]
  );
  expect(mails).toEqual([
    "saadetud kirjad: 30 ööpäeva",
    "sent mails: 30 days",
    "отправленные письма: 30 дней",
  ]);

  const file = await app.get("/admin/processing/csv", { ...headers, "Accept-Language": "en" });
  const lines = (await file.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(dataClasses.length + 1);
  expect(lines[0]).toContain(`"class of data","purpose"`);
  const log = await app.get("/admin/actions", headers);
  expect(await log.text()).toContain(`"export-list"`);
});

test("the command prints the same record", async () => {
  const { directory, close } = await openTestApp({ demo: false });
  await close();
  const environment = {
    AUTH_SECRET: secret,
    DATA_DIR: directory,
    DATABASE_URL: `file:${directory}/app.db`,
  };
  const { code, answer } = await runCommand(["records", "et"], environment);
  expect([code, answer.message]).toEqual([0, expect.any(String)]);
  expect(answer.message).toContain("## Päevik: märkmed ja kommentaarid");
  expect((await runCommand(["records", "fi"], environment)).code).toBe(2);
  await Deno.remove(directory, { recursive: true });
});
