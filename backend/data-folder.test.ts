import { expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";

test("a data folder that cannot be written is named with its setting and what to do", async () => {
  const folder = await Deno.makeTempDir();
  const file = `${folder}/file`;
  await Deno.writeTextFile(file, "");
  await expect(openDataFolder(file)).rejects
    .toThrow(
      new RegExp(`^DATA_DIR ${file} cannot be written to \\(.*\\)\\. Let the user .*example`),
    );
  await openDataFolder(`${folder}/new`);
  expect([...Deno.readDirSync(`${folder}/new`)]).toEqual([]);
  await Deno.remove(folder, { recursive: true });
});
