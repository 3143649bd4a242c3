import { expect, test } from "vitest";
import { cachedUntilCommit } from "./cached-until-commit.ts";

function source() {
  let version: number | null = 1;
  let reads = 0;
  const row = { name: "Mari" };
  const state = {
    duringRead: () => {},
    commit: (name: string) => {
      row.name = name;
      if (version !== null) version++;
    },
    onServer: () => void (version = null),
    reads: () => reads,
  };
  const find = cachedUntilCommit({ version: () => version })(async (id: string) => {
    reads++;
    const found = id === "mari" ? { ...row } : null;
    await Promise.resolve();
    state.duringRead();
    return found;
  });
  return { ...state, state, find };
}

test("a row is read once until something is committed", async () => {
  const { find, commit, reads } = source();
  await find("mari");
  expect(await find("mari")).toEqual({ name: "Mari" });
  expect(reads()).toBe(1);
  commit("Mari Kask");
  expect(await find("mari")).toEqual({ name: "Mari Kask" });
  expect(reads()).toBe(2);
});

test("a row that changes while it is read is not cached", async () => {
  const { find, state, commit } = source();
  state.duringRead = () => commit("Mari Kask");
  await find("mari");
  state.duringRead = () => {};
  expect(await find("mari")).toEqual({ name: "Mari Kask" });
});

test("what is not found and rows of a server are read each time", async () => {
  const { find, onServer, reads } = source();
  await find("juri");
  await find("juri");
  expect(reads()).toBe(2);
  onServer();
  await find("mari");
  await find("mari");
  expect(reads()).toBe(4);
});
