import zlib from "node:zlib";
import { expect, onTestFinished, test } from "vitest";

test("compresses each text file once and leaves nothing unfinished", async () => {
  await Deno.mkdir("tests/reports", { recursive: true });
  const folder = await Deno.makeTempDir({ dir: "tests/reports" });
  onTestFinished(() => Deno.remove(folder, { recursive: true }));
  const text = "a line of text\n".repeat(1000);
  await Deno.mkdir(`${folder}/deep`);
  const untouched = ["font.woff2", "app.js.map", ".built-from"];
  for (const name of ["app.js", "deep/style.css", ...untouched]) {
    await Deno.writeTextFile(`${folder}/${name}`, text);
  }
  await Deno.writeTextFile(`${folder}/short.js`, "short");

  expect(await compress(folder)).toContain("compressed 2 files");
  expect(await compress(folder)).toBe("");
  const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
  expect(names.toSorted()).toEqual(
    [...untouched, "app.js", "app.js.br", "app.js.gz", "deep", "short.js"].sort(),
  );
  for (const name of ["app.js", "deep/style.css"]) {
    const [br, gz] = await Promise.all(
      [".br", ".gz"].map((ending) => Deno.readFile(`${folder}/${name}${ending}`)),
    );
    expect(zlib.brotliDecompressSync(br!).toString()).toBe(text);
    expect(zlib.gunzipSync(gz!).toString()).toBe(text);
  }
});

async function compress(folder: string): Promise<string> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "backend/compress-files.ts", folder],
  }).output();
  expect(code, new TextDecoder().decode(stderr)).toBe(0);
  return new TextDecoder().decode(stdout);
}
