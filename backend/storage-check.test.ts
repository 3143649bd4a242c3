import { expect, test } from "vitest";
import { minute } from "./domain/duration.ts";
import { storageCheck } from "./storage-check.ts";

test("a storage that refuses is a warning until a minute after it answers again", async () => {
  let answers = false;
  let looked = 0;
  const check = storageCheck({
    listOlder() {
      looked++;
      return answers ? Promise.resolve([]) : Promise.reject(new Error("refused"));
    },
  });
  const warning = "storage: files cannot be read or stored, the log says why";
  expect(await check(0)).toEqual([warning]);
  answers = true;
  expect(await check(minute - 1)).toEqual([warning]);
  expect(await check(minute)).toEqual([]);
  expect(looked).toBe(2);
});
