import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hexOf, modes, readTokens } from "./token-values.ts";
import { frameColors } from "../.storybook/frame-colors.ts";

test("the frame has the colours of the tokens", () => {
  const tokens = readTokens(readFileSync(new URL("../tokens.css", import.meta.url), "utf8"));
  for (const mode of modes) {
    const names = Object.keys(frameColors[mode]);
    const values = names.map((name) => [
      name,
      hexOf(tokens.value(`color-${name}`, { mode, theme: "primary" })),
    ]);
    expect(Object.fromEntries(values)).toEqual(frameColors[mode]);
  }
});
