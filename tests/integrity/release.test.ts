import { expect, test } from "vitest";
import { freePort } from "../support/server.ts";
import { root } from "../support/source-files.ts";

const packagesOfTheBuild = ["vite", "react", "vitest", "storybook", "@playwright"];

test(
  "a release runs apart from the checkout, writes only its data, and ends with a signal",
  async () => {
    // Without all permissions Deno refuses files below /dev, where tests have their temporary folders.
    const folder = `${root}dist/release-${crypto.randomUUID()}`;
    const data = `${folder}-data`;
    await using _folders = removedAtEnd(folder, data);
    const release = await new Deno.Command(Deno.execPath(), {
      args: ["task", "--quiet", "release", folder],
      cwd: root,
    }).output();
    expect(new TextDecoder().decode(release.stderr)).not.toContain("error");
    const packages = (await Array.fromAsync(Deno.readDir(`${folder}/node_modules`)))
      .map(({ name }) => name);
    expect(packages).toContain("hono");
    expect(packages.filter((name) => packagesOfTheBuild.includes(name))).toEqual([]);
    const before = await filesOf(folder);
    expect(before).toEqual(expect.arrayContaining([
      "docs/operations.md",
      "docs/deployment/README.md",
      "docs/deployment/heaolu.service",
      "docs/deployment/production.env.example",
    ]));

    const port = freePort();
    const address = `http://127.0.0.1:${port}`;
    const server = new Deno.Command(Deno.execPath(), {
      args: ["task", "--quiet", "serve"],
      cwd: folder,
      env: { DATA_DIR: data, DEMO: "off", PORT: String(port), LOG: "off" },
      stdout: "null",
      stderr: "null",
    }).spawn();
    try {
      await untilReady(address);
      const home = await fetch(`${address}/`);
      expect(await home.text()).toContain("</html>");
      expect((await fetch(`${address}/docs`)).status).toBe(200);
    } finally {
      server.kill("SIGTERM");
      await server.status;
    }
    expect((await server.status).code).toBe(0);
    expect(await filesOf(folder)).toEqual(before);
  },
  120_000,
);

function removedAtEnd(...folders: string[]): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      for (const folder of folders) {
        await Deno.remove(folder, { recursive: true }).catch(() => {});
      }
    },
  };
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${address}/ready`).catch(() => null);
    await ready?.body?.cancel();
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server is not ready after a minute.");
}

async function filesOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const inside = isDirectory ? await filesOf(`${folder}/${name}`) : [];
    found.push(name, ...inside.map((one) => `${name}/${one}`));
  }
  return found.sort();
}
