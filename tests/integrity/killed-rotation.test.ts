import { expect, test } from "vitest";
import { openPorts } from "backend/open-ports.ts";
import { readConfig } from "backend/config.ts";
import { openTestApp, secret } from "../test-app.ts";
import { root } from "../support/source-files.ts";

const replacement = "another secret of this server with many characters";
const count = 4_000;

const inAll = (text: string) => ({ et: text, en: text, ru: text });

test("a rotation killed in the middle loses nothing, and the next one finishes it", async () => {
  const app = await openTestApp();
  const user = (await app.ports.persistence.users.findByEmail("client@demo.heaolu.ee"))!;
  const [course] = await app.ports.persistence.courses.listListed();
  await app.ports.persistence.transaction(async ({ courseLearners }) => {
    for (let index = 0; index < count; index++) {
      await courseLearners.saveAnswer({
        id: crypto.randomUUID(),
        userId: user.id,
        courseId: course!.id,
        materialId: `material ${index}`,
        text: `answer ${index}`,
        exercise: inAll("How was it?"),
        course: inAll("Course"),
        createdAt: index,
        updatedAt: index,
      });
    }
  });
  const { directory } = app;
  await app.close();
  const environment = {
    AUTH_SECRET: replacement,
    AUTH_SECRET_OLD: secret,
    DATA_DIR: directory,
    DATABASE_URL: `file:${directory}/app.db`,
  };

  const before = await stateOn(environment, user.id);
  expect(before.keys.former).toBeGreaterThan(count);
  await killAtFirstProgress(environment);
  const halfway = await stateOn(environment, user.id);
  expect(halfway.keys.unreadable).toBe(0);
  expect(halfway.keys.former).toBeGreaterThan(0);
  expect(halfway.keys.former).toBeLessThan(before.keys.former);

  const finished = await rotate(environment).output();
  expect(finished.code).toBe(0);
  const { AUTH_SECRET_OLD: _, ...alone } = environment;
  const after = await stateOn(alone, user.id);
  expect(after.keys).toEqual({ former: 0, unreadable: 0 });
  expect(before.answers.length).toBeGreaterThanOrEqual(count);
  expect([halfway.answers, after.answers]).toEqual([before.answers, before.answers]);
  await Deno.remove(directory, { recursive: true });
});

const rotate = (env: Record<string, string>) =>
  new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}backend/admin.ts`, "rotate-key"],
    cwd: root,
    env,
    stdout: "null",
    stderr: "piped",
  });

/** The first line of the progress says that the first batch of a column is committed. */
async function killAtFirstProgress(env: Record<string, string>): Promise<void> {
  const command = rotate(env).spawn();
  for await (const text of command.stderr.pipeThrough(new TextDecoderStream())) {
    if (!text.includes("course_answers.content_sealed")) continue;
    command.kill("SIGKILL");
    break;
  }
  expect((await command.status).signal).toBe("SIGKILL");
}

async function stateOn(env: Record<string, string>, userId: string) {
  const { ports, close } = await openPorts(readConfig(env), { storesSearch: false });
  try {
    const answers = await ports.persistence.courseLearners.listAnswers(userId);
    return {
      answers: answers.map(({ text }) => text),
      keys: await ports.encryption.state(),
    };
  } finally {
    await close();
  }
}
