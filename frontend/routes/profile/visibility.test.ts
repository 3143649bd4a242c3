import { expect, test } from "vitest";
import { searchHintOf, titleOf } from "./visibility.ts";

const fresh = { approval: "not-sent", published: false, edited: false, open: 3 } as const;
const approved = { ...fresh, approval: "approved", open: 0 } as const;

test("a new profile with missing parts is to be sent, which does not show it yet", () => {
  expect(titleOf(fresh)).toBe("toSend");
  expect(titleOf({ ...fresh, open: 0 })).toBe("not-sent");
  expect(titleOf({ ...fresh, approval: "declined" })).toBe("toSend");
});

test("a profile that waits is with us, also when a part was emptied since", () => {
  expect(titleOf({ ...fresh, approval: "waiting" })).toBe("waiting");
});

test("an approved profile is visible as it is published, not as it is edited", () => {
  expect(titleOf({ ...approved, published: true })).toBe("visible");
  expect(searchHintOf({ ...approved, published: true }, false)).toBe("offAfterPublishing");
  expect(titleOf({ ...approved, edited: true })).toBe("unpublished");
  expect(searchHintOf({ ...approved, edited: true }, false)).toBe("onAfterPublishing");
  expect(searchHintOf({ ...approved, edited: true, published: true }, false)).toBe("on");
  expect(searchHintOf(approved, false)).toBe("off");
});

test("a switch that is on does not say that it opens later", () => {
  expect(searchHintOf({ ...fresh, edited: true }, false)).toBe("afterApproval");
  expect(searchHintOf({ ...approved, edited: true, open: 2 }, false)).toBe("onAfterPublishing");
  expect(searchHintOf(fresh, true)).toBe("locked");
});
