// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dictionary, longestTexts } from "./.storybook/dictionary.ts";
import type { Guide } from "./.storybook/guide.ts";
import preview from "./.storybook/preview.tsx";
import { writtenTexts } from "./.storybook/story-texts.ts";
import estonian from "./.storybook/texts/et.json" with { type: "json" };
import longest from "./.storybook/texts/longest.json" with { type: "json" };
import russian from "./.storybook/texts/ru.json" with { type: "json" };
import unchanged from "./.storybook/texts/unchanged.json" with { type: "json" };
import { ariaSnapshot } from "./aria-snapshot.ts";
import { accessibilityViolations } from "./testing.ts";

setProjectAnnotations(preview);

// Calendars depend on today.
beforeAll(() =>
  void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") })
);
afterAll(() => void vi.useRealTimers());

type StoryFile = Parameters<typeof composeStories>[0];

/** Preloads lazy modules, so that every run renders the same. */
import.meta.glob(
  ["./{layout,navigation,controls,feedback,booking}/*.tsx", "!./**/*.test.tsx"],
  { eager: true },
);

const files = import.meta.glob<StoryFile>("./**/*.stories.tsx", { eager: true });

/** With what stands in closed menus. */
const sources = import.meta.glob<string>("./**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file)).map(([name, Story]) => ({
    name: `${path.replace("./", "").replace(".stories.tsx", "")}: ${name}`,
    Story: Story as ComponentType,
  }))
);

async function settled() {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

test("every component has a story", () => {
  const components = Object.keys(
    import.meta.glob("./{layout,navigation,controls,feedback,booking}/*.css"),
  )
    .map((path) => path.replace(".css", ""));
  const withStory = new Set(Object.keys(files).map((path) => path.replace(".stories.tsx", "")));
  const shownInOtherStories = [
    "./controls/field",
    "./controls/options-popover",
    "./feedback/modal",
    "./feedback/toast-region",
    "./layout/visually-hidden",
    "./booking/booking-widget",
    "./booking/session-month",
    "./navigation/command-list",
    "./navigation/menu-popover",
    "./booking/week-block",
    "./booking/work-week-stop",
    "./booking/map-drawing",
  ];
  expect(components.filter((path) => !withStory.has(path) && !shownInOtherStories.includes(path)))
    .toEqual([]);
});

const ofComponents = Object.entries(files).filter(([path]) =>
  /^\.\/(layout|navigation|controls|feedback|booking)\//.test(path)
);

test("every component says when to use it and when not, with words and stories that exist", () => {
  const titles = Object.values(files).map((file) => file.default.title);
  for (const [path, file] of ofComponents) {
    const guide: Guide | undefined = file.default.parameters?.guide;
    expect(guide, path).toBeDefined();
    const { use, avoid, words, examples = [], related, status } = guide!;
    const texts = [
      ...use,
      ...avoid,
      ...Object.values(words ?? {}),
      ...examples.map(({ why }) => why),
    ];
    expect(texts.filter((text) => text.trim().length < 2), path).toEqual([]);
    expect(use.length * avoid.length, path).toBeGreaterThan(0);
    expect(["stable", "new", "retiring"], path).toContain(status);
    expect(titles, path).toEqual(expect.arrayContaining(related));
    const shown = examples.flatMap(({ right, wrong }) => [right, wrong]);
    expect(Object.keys(file), path).toEqual(expect.arrayContaining(shown));
  }
});

/** Elements that Tab must reach; a radio group is one stop. */
const stops = ["a[href]", "button", "input", "select", "textarea", "summary", "[tabindex='0']"]
  .map((kind) =>
    `${kind}:not([type=radio], [type=hidden], [tabindex='-1'], [data-focus-scope-start])`
  )
  .join(", ");

function isUnreachable(element: Element): boolean {
  const closed = element.closest("details:not([open])");
  return element.matches(":disabled") ||
    element.closest("[inert], [aria-hidden=true], [hidden], [data-live-announcer]") !== null ||
    closed !== null && element.parentElement !== closed;
}

const operable = "button, input, select, textarea, a[href], [tabindex='0']";

test.each(Object.entries(files).filter(([path]) => /^\.\/(controls|navigation)\//.test(path)))(
  "%s documents the keyboard operation",
  (_, file) => {
    const documentedKeys = Object.keys(file.default.parameters?.keyboard ?? {});
    const isOperable = Object.values(composeStories(file)).some((Story) => {
      const Component = Story as ComponentType;
      const { container, unmount } = render(<Component />);
      const found = container.querySelector(operable) !== null;
      unmount();
      return found;
    });
    if (isOperable) expect(documentedKeys.length).toBeGreaterThan(0);
  },
);

/** Each text of the stories, with the first story that writes it. */
const textsOfStories = new Map<string, string>();

/** The markup that axe has checked. */
const checked = new Set<string>();

/** What differs only in words, pictures or looks has the same markup. The rules of axe read no more of them than whether they are there. */
function markupOf(root: Element): string {
  const ids = new Map<string, number>();
  const numbered = (id: string) => ids.get(id) ?? (ids.set(id, ids.size), ids.size - 1);
  return root.innerHTML
    .replaceAll(/ (?:class|style(?!="[^"]*(?:display|visibility))|data-[\w-]+)="[^"]*"/g, "")
    .replaceAll(
      / (id|for|name|list|form|aria-(?:labelledby|describedby|controls|owns|activedescendant))="([^"]*)"/g,
      (_, name, value: string) => ` ${name}=${value.split(" ").map(numbered)}`,
    )
    .replaceAll(
      / (alt|title|href|src|srcset|d|value|placeholder|content|aria-(?:label|description|valuetext|valuenow))="[^"]+"/g,
      " $1",
    )
    .replaceAll(/>[^<]*[^<\s][^<]*</g, ">x<");
}

describe.each(stories)("$name", ({ name, Story }) => {
  test("has no accessibility violations, matches its snapshot, and Tab reaches every control", async () => {
    render(<Story />);
    await settled();
    const markup = markupOf(document.body);
    if (!checked.has(markup)) expect(await accessibilityViolations(document.body)).toEqual([]);
    checked.add(markup);
    expect(ariaSnapshot(document.body)).toMatchSnapshot();
    for (const text of writtenTexts(document.body)) {
      if (!textsOfStories.has(text)) textsOfStories.set(text, name);
    }

    (document.activeElement as HTMLElement | null)?.blur();
    const user = userEvent.setup({ delay: null });
    const reached = new Set<Element>();
    for (;;) {
      await user.tab();
      const stop = document.activeElement;
      if (!stop || stop === document.body || reached.has(stop)) break;
      reached.add(stop);
    }
    const unreached = [...document.body.querySelectorAll(stops)]
      .filter((element) => !isUnreachable(element) && !reached.has(element));
    expect(unreached.map((element) => element.outerHTML.slice(0, 160))).toEqual([]);
  });

  test("renders on a server", () => {
    expect(() => renderToString(<Story />)).not.toThrow();
  });
});

test.each([["et", estonian], ["ru", russian]] as const)(
  "every text of a component's story has a translation in .storybook/texts/%s.json",
  (language, texts) => {
    const all = { ...texts, ...longestTexts(longest, language) };
    const translate = dictionary(all, unchanged, language);
    const missing = [...textsOfStories].filter(([text, name]) =>
      !/^(foundations|introduction)/.test(name) && translate(text) === undefined
    );
    expect(missing).toEqual([]);
  },
);

/** Names keep their letters. */
const russianWord = /(?<!\p{L})\p{Ll}[\p{Script=Cyrillic}]{2}/u;

test("long words in Russian are Estonian where Estonian is chosen", () => {
  const translate = dictionary(
    { ...estonian, ...longestTexts(longest, "et") },
    unchanged,
    "et",
  );
  const left = [...textsOfStories].filter(([text, name]) =>
    !/^(foundations|introduction)/.test(name) && russianWord.test(translate(text) ?? "")
  );
  expect(left).toEqual([]);
});

test("long words in Estonian are Russian where Russian is chosen", () => {
  const translate = dictionary(
    { ...russian, ...longestTexts(longest, "ru") },
    unchanged,
    "ru",
  );
  const estonianWord = /(?<![\p{L}@.:/_-])\p{Ll}*[äöõü]\p{Ll}*(?![\p{L}@:/_-])/u;
  const left = [...textsOfStories].filter(([text, name]) =>
    !/^(foundations|introduction)/.test(name) && estonianWord.test(translate(text) ?? "")
  );
  expect(left).toEqual([]);
});

test("a story writes each text of .storybook/texts/longest.json in one of its languages", () => {
  const written = [...textsOfStories.keys(), ...Object.values(sources)];
  const isWritten = (text: string) => written.some((whole) => whole.includes(text));
  const whole = Object.entries(longest).filter((pair) => !pair[0].includes("{"));
  expect(whole.filter((pair) => !pair.some(isWritten))).toEqual([]);
});

test("a story writes each text of .storybook/texts/unchanged.json", () => {
  const written = [...textsOfStories.keys()];
  expect(unchanged.filter((text) => !written.some((whole) => whole.includes(text)))).toEqual([]);
});
