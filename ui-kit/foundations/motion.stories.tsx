import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../controls/button.tsx";
import { Card } from "../layout/card.tsx";
import { Text } from "../layout/text.tsx";
import { Frame } from "./frame.tsx";
import { type Context, lookOf, meanings, TokenName, tokens } from "./shown-tokens.tsx";
import { tokenUses } from "./token-uses.ts";

export default {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

/** The curve has commas and spaces of its own. */
function Timing({ css }: { css: string }) {
  const [time = "", ...curve] = css.split(" ");
  return (
    <Text size="caption" tone="soft">
      {time.replace("ms", " ms")}
      <br />
      {curve.join(" ").replaceAll(" ", "\u00a0")}
    </Text>
  );
}

function Sample({ name, value }: { name: string; value: string }) {
  const [moved, setMoved] = useState(false);
  return (
    <Card>
      <Button onClick={() => setMoved(!moved)}>{tokenUses[name] ?? name}</Button>
      <div
        className="motion-sample"
        data-moved={moved || undefined}
        style={{ transition: `margin-inline-start var(--${name})` }}
      />
      <div>
        <TokenName name={name} />
        <Timing css={value} />
      </div>
    </Card>
  );
}

export const Durations: StoryObj = {
  render: (_, { globals }: Context) => (
    <Frame
      title="Motion follows an action"
      lead="Nothing moves by itself. With reduced motion every change is instant."
    >
      <div className="foundation-grid" style={{ "--cell": "280px" } as object}>
        {meanings("motion").map(({ name }) => (
          <Sample key={name} name={name} value={tokens.value(name, lookOf(globals))} />
        ))}
      </div>
    </Frame>
  ),
};
