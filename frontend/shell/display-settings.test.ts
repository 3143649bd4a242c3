import fc from "fast-check";
import { expect, test } from "vitest";
import {
  attributesOf,
  choices,
  choose,
  type Chosen,
  defaults,
  displayOf,
  mergeStored,
  parseChosen,
  persisted,
  serializeChosen,
} from "./display-settings.ts";

const anyChosen: fc.Arbitrary<Chosen> = fc.record(
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...values)]),
  ),
  { requiredKeys: [] },
);
const environments = fc.record({ wide: fc.boolean(), dark: fc.boolean() });
const wide = { wide: true, dark: false };

test("the defaults are horizontal, light, ltr, default skin, boxed, static footer, top right", () => {
  expect(displayOf({}, wide)).toEqual({ ...defaults, lastLayout: "horizontal" });
  expect(defaults).toMatchObject({
    layout: "horizontal",
    mode: "light",
    direction: "ltr",
    skin: "default",
    contentWidth: "boxed",
    footer: "static",
    navHidden: true,
    toastPosition: "top-right",
  });
});

test("the system's dark mode applies until the user chooses a mode", () => {
  expect(displayOf({}, { wide: true, dark: true }).mode).toBe("dark");
  expect(displayOf({ mode: "light" }, { wide: true, dark: true }).mode).toBe("light");
  expect(attributesOf({}, { wide: true, dark: true })["data-mode"]).toBeNull();
});

test("only the horizontal layout overrides the semi-dark skin and the hidden bar", () => {
  fc.assert(fc.property(anyChosen, environments, (chosen, environment) => {
    const display = displayOf(chosen, environment);
    if (display.layout === "horizontal") {
      expect(display.skin).not.toBe("semi-dark");
      expect(display.appBar).not.toBe("hidden");
    } else {
      expect(display.skin).toBe(chosen.skin ?? defaults.skin);
      expect(display.appBar).toBe(chosen.appBar ?? defaults.appBar);
    }
  }));
});

test("below lg the layout is vertical, and the chosen one returns with the width", () => {
  fc.assert(fc.property(anyChosen, (chosen) => {
    const narrow = displayOf(chosen, { wide: false, dark: false });
    expect(narrow.layout).toBe("vertical");
    expect(displayOf(chosen, wide).layout).toBe(narrow.lastLayout);
  }));
});

test("persistent settings are stored and read back, the others are not", () => {
  fc.assert(fc.property(anyChosen, (chosen) => {
    const back = parseChosen(serializeChosen(chosen));
    const stored = Object.fromEntries(
      Object.entries(chosen).filter(([name]) => persisted.some((each) => each === name)),
    );
    expect(back).toEqual(stored);
  }));
  const temporary = ["appBar", "footer", "layout", "navHidden", "lastLayout"];
  expect(persisted.filter((name) => temporary.includes(name))).toEqual([]);
});

test("invalid stored settings are ignored", () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
    for (const [name, value] of Object.entries(parseChosen(text))) {
      expect(choices[name as keyof typeof choices]).toContain(value);
    }
  }));
  expect(parseChosen('{"mode":"sepia","skin":"bordered","layout":"vertical"}')).toEqual({
    skin: "bordered",
  });
});

test("a reset in another tab keeps the settings that are not stored", () => {
  const here: Chosen = { mode: "dark", skin: "bordered", layout: "vertical", navHidden: false };
  expect(mergeStored(here, "{}")).toEqual({ layout: "vertical", navHidden: false });
  expect(mergeStored(here, '{"mode":"light","layout":"horizontal"}')).toEqual({
    mode: "light",
    layout: "vertical",
    navHidden: false,
  });
});

test("choosing the vertical layout shows the sidebar", () => {
  expect(choose({}, { layout: "vertical" }).navHidden).toBe(false);
  expect(choose({ navHidden: false }, { layout: "horizontal" }).navHidden).toBe(true);
  expect(choose({ layout: "vertical", navHidden: false }, { navHidden: true }).navHidden).toBe(
    true,
  );
});
