import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../controls/button.tsx";
import { Card } from "../layout/card.tsx";
import { Text } from "../layout/text.tsx";
import { Frame } from "./frame.tsx";
import { type Context, lookOf, meanings, tokens } from "./shown-tokens.tsx";

export default {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

const uses: Record<string, string> = {
  "motion-press": "A press answers",
  "motion-state": "A state changes",
  "motion-enter": "A dialog comes",
  "motion-leave": "A dialog goes",
  "motion-menu-in": "A menu opens",
  "motion-menu-out": "A menu closes",
  "motion-draw": "A ring is drawn",
};

function Sample({ name, value }: { name: string; value: string }) {
  const [moved, setMoved] = useState(false);
  return (
    <Card>
      <Button onClick={() => setMoved(!moved)}>{uses[name] ?? name}</Button>
      <div
        className="motion-sample"
        data-moved={moved || undefined}
        style={{ transition: `margin-inline-start var(--${name})` }}
      />
      <Text size="caption" tone="soft">{value}</Text>
    </Card>
  );
}

export const Durations: StoryObj = {
  render: (_, { globals }: Context) => (
    <Frame
      title="Motion follows an action"
      lead="Nothing moves by itself. With reduced motion every change is instant."
    >
      <div className="foundation-grid" style={{ "--cell": "220px" } as object}>
        {meanings("motion").map(({ name }) => (
          <Sample key={name} name={name} value={tokens.value(name, lookOf(globals))} />
        ))}
      </div>
    </Frame>
  ),
};
