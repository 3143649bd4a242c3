import { expect, test } from "vitest";
import { renderingShare } from "./rendering-share.ts";

test("a network takes none of another one's share", () => {
  const takes = renderingShare({ burst: 1, perSecond: 1 });
  expect([takes("first", 0), takes("first", 0), takes("second", 0)]).toEqual([true, false, true]);
});
