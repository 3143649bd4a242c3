import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withCustomConfig } from "react-docgen-typescript";
import { expect, test } from "vitest";
import { controlOf, withControls } from "../.storybook/arg-types.ts";
import { docgen } from "../.storybook/docgen.ts";

const kit = fileURLToPath(new URL("..", import.meta.url));
const families = ["layout", "navigation", "controls", "feedback", "booking"];

const sources = families.flatMap((family) =>
  readdirSync(`${kit}${family}`).filter((name) => /^[\w-]+\.tsx$/.test(name))
    .map((name) => `${kit}${family}/${name}`)
);

/** Types of which every value can be written or chosen: texts, numbers, switches, named values, content. */
const simple = /^("[^"]*"|-?[\d.]+|boolean|string|number|undefined|ReactNode| \| )+$/;

test("every simple property of every component has a control that fits", () => {
  const { parse } = withCustomConfig(docgen.tsconfigPath, docgen);
  const components = parse(sources);
  expect(components.length).toBeGreaterThan(180);
  const without = components.flatMap(({ displayName, props }) =>
    Object.values(props).filter(({ type }) => {
      const text: string = type.raw ?? type.name;
      const control = controlOf(text, type.value?.length ?? 0, undefined);
      return simple.test(text) && (control === "none" || control === "examples");
    }).map(({ name, type }) => `${displayName}.${name}: ${type.name}`)
  );
  // It has one value only.
  expect(without).toEqual(['Panel.tone: "dark"']);
});

test("controls follow the type of a property and its value in the story", () => {
  const of = (type: string, value?: unknown) => controlOf(type, 0, value);
  expect(of("boolean | undefined")).toBe("boolean");
  expect(of("number")).toBe("number");
  expect(of("ReactNode")).toBe("text");
  expect(of("ReactNode", { props: {} })).toBe("examples");
  expect(of("(id: string) => void")).toBe("event");
  expect(of("(() => void) | undefined")).toBe("event");
  expect(of("{ label: string; onPress: () => void; }")).toBe("none");
  expect(of("OptionGroup[]", [{ options: [] }])).toBe("examples");
  expect(of("OptionGroup[]", [])).toBe("none");
  expect(controlOf("28 | 36", 2, 28)).toBe("radio");
});

test("numbers to choose from stay numbers, a control that a story switches off stays off, and content has examples", () => {
  const size = {
    type: { name: "enum", value: ["28", "36"] },
    table: { type: { summary: "28 | 36" } },
  };
  const argTypes = withControls({
    argTypes: { size, open: { control: false, type: { name: "boolean" } } },
    initialArgs: { children: { $$typeof: Symbol("element"), props: {} } },
  });
  expect(argTypes["size"]).toMatchObject({ options: [28, 36], control: { type: "radio" } });
  expect(argTypes["open"]).toMatchObject({ control: { disable: true } });
  expect(argTypes["children"]).toMatchObject({
    options: ["as in the story", "a short text", "long words"],
    control: { type: "select" },
  });
});
