// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { examplesOf } from "../.storybook/examples.ts";
import preview from "../.storybook/preview.tsx";

setProjectAnnotations(preview);

test("a list has examples by its length and by its words, and all items keep their identity", () => {
  const list = [{ id: "a", label: "Stress", minutes: 45 }, {
    id: "b",
    label: "Sleep",
    minutes: 60,
  }];
  const { empty, "one item": one, "three items": three, ...examples } = examplesOf(list)!;
  expect([empty, one]).toEqual([[], [list[0]]]);
  expect(three).toEqual([...list, { id: "a-2", label: "Stress 2", minutes: 45 }]);
  const many = examples["200 items"] as typeof list;
  expect(new Set(many.map(({ id }) => id)).size).toBe(200);
  const [first] = examples["long words"] as typeof list;
  expect(first).toEqual({ id: "a", label: "Täiskasvanupsühhoterapeudid", minutes: 45 });
});

test("an object has examples with long words and large numbers; what is not a value has none", () => {
  expect(examplesOf({ title: "Two sessions", amount: 90 })).toEqual({
    "as in the story": { title: "Two sessions", amount: 90 },
    "long words": { title: "Täiskasvanupsühhoterapeudid", amount: 90 },
    "nine-digit numbers": { title: "Two sessions", amount: 123_456_789 },
  });
  expect([examplesOf([]), examplesOf(new Date(0)), examplesOf(() => {})]).toEqual([
    null,
    null,
    null,
  ]);
});

type Shown = ComponentType<object> & {
  args: object;
  argTypes: Record<string, { control?: { disable?: boolean } }>;
};

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>(
  "../{layout,navigation,controls,feedback,booking}/*.stories.tsx",
  { eager: true },
);

test.each(Object.entries(files))("%s draws every example of its properties", (_, file) => {
  const Story = Object.values(composeStories(file))[0] as unknown as Shown;
  const failed: string[] = [];
  for (const [name, value] of Object.entries(Story.args)) {
    if (Story.argTypes[name]?.control?.disable) continue;
    for (const [example, given] of Object.entries(examplesOf(value) ?? {})) {
      const element = <Story {...{ [name]: given }} />;
      try {
        renderToString(element);
      } catch (error) {
        failed.push(`${name}, ${example}: ${error}`);
      }
    }
  }
  expect(failed).toEqual([]);
});
