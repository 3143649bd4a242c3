import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openTestApp } from "./test-app.ts";
import { readSource, root } from "./support/source-files.ts";

const program = `import { createClient, dataOf, type Schemas } from "@heaolu/client";
const heaolu = createClient({ baseUrl: "https://heaolu.example", key: "heaolu_x", language: "en" });
export const found: Promise<Schemas["SearchResult"]> = dataOf(
  heaolu.POST("/api/therapists/search", { body: { text: "massage" } }),
);
// @ts-expect-error The contract has no such path.
void heaolu.GET("/api/nowhere");
`;

test("the built client package calls the API, and its types are those of the contract", async () => {
  const folder = await Deno.makeTempDir({ prefix: "client-package-" });
  onTestFinished(() => Deno.remove(folder, { recursive: true }));
  const built = `${folder}/node_modules/@heaolu/client`;
  await deno(["run", "-A", "frontend/client-package/build.ts", built], root);
  await Deno.symlink(
    await Deno.realPath(`${root}node_modules/openapi-fetch`),
    `${folder}/node_modules/openapi-fetch`,
  );
  await Deno.writeTextFile(`${folder}/program.ts`, program);
  await Deno.writeTextFile(`${folder}/package.json`, '{ "type": "module" }');
  // The guide's own sample, with the types that the tool makes by default.
  const guide = await readSource("docs/api/get-started.md");
  const [, sample] = /```ts\n(import createClient from "openapi-fetch";[^`]+)```/.exec(guide) ?? [];
  await Deno.writeTextFile(`${folder}/sample.ts`, sample!);
  await Deno.copyFile(`${root}frontend/api/schema.d.ts`, `${folder}/schema.d.ts`);
  await deno(["check", "--node-modules-dir=manual", "program.ts", "sample.ts"], folder);

  const app = await openTestApp();
  onTestFinished(app.close);
  const { createClient, dataOf, HeaoluError } = await import(
    /* @vite-ignore */ pathToFileURL(`${built}/index.js`).href
  ) as typeof import("frontend/client-package/heaolu-client.ts");
  const client = createClient({
    baseUrl: "http://localhost:8000",
    language: "et",
    fetch: async (request) => await app.request(request),
  });
  const { therapists } = await dataOf(
    client.POST("/api/therapists/search", { body: { limit: 5 } }),
  );
  expect(therapists.length).toBeGreaterThan(0);
  const refused = dataOf(client.GET("/api/therapists/{id}", { params: { path: { id: "none" } } }));
  await expect(refused).rejects.toBeInstanceOf(HeaoluError);
  await expect(refused).rejects.toMatchObject({
    status: 404,
    problem: { errCode: "ERR_NOT_FOUND" },
  });
});

async function deno(args: string[], cwd: string): Promise<void> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd }).output();
  expect(success, new TextDecoder().decode(stderr)).toBe(true);
}
