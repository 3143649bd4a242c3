import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { encryptStoredTexts } from "./encrypt-stored-texts.ts";
import { libsqlTherapySessions } from "./therapy-sessions.ts";
import { openPeople, session } from "./therapy-sessions.testing.ts";

const noteKey = [randomBytes(32)] as const;
const count = 450;
const textOf = (n: number) => `Kommentaar ${n}: magasin hästi`;

test("comments of an earlier release are encrypted once, readable, and gone from the file", async () => {
  const { folder, database } = await openPeople();
  await database.transaction(async (connection) => {
    const sessions = libsqlTherapySessions(connection, { noteKey, roomKey: noteKey[0] });
    await sessions.add(session("a"));
    for (let n = 0; n < count; n++) {
      await connection.run(
        sql`insert into therapy_session_comments (id, therapy_session_id, author_user_id,
              is_therapist_comment, comment_sealed, created_at, updated_at)
            values (${`c${String(n).padStart(3, "0")}`}, 'a', 'mari', 0, ${textOf(n)}, ${n}, ${n})`,
      );
    }
  });
  expect(await hasText(folder)).toBe(true);

  expect(await encryptStoredTexts(database, { noteKey })).toBe(count);
  expect(await hasText(folder)).toBe(false);
  const before = await database.read.all("select * from therapy_session_comments");
  expect(await encryptStoredTexts(database, { noteKey })).toBe(0);
  expect(await database.read.all("select * from therapy_session_comments")).toEqual(before);
  const entry = await libsqlTherapySessions(database.read, { noteKey, roomKey: noteKey[0] })
    .findEntry(
      "a",
      false,
    );
  expect(entry!.comments.map(({ comment }) => comment))
    .toEqual(Array.from({ length: count }, (_, n) => textOf(n)));
  await database.close();
  await rm(folder, { recursive: true });
});

async function hasText(folder: string): Promise<boolean> {
  for await (const { name } of Deno.readDir(folder)) {
    const bytes = Buffer.from(await Deno.readFile(`${folder}/${name}`));
    if (bytes.includes("magasin hästi")) return true;
  }
  return false;
}
