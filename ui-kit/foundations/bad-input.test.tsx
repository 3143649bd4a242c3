// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { examplesOf } from "../.storybook/examples.ts";
import preview from "../.storybook/preview.tsx";

setProjectAnnotations(preview);

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>(
  "../{layout,navigation,controls,feedback,booking}/*.stories.tsx",
  { eager: true },
);

type Kind = {
  name: string;
  /** Whether a component is given such values: the name of a property or of a part of it, and its value. */
  applies: (name: string, value: unknown) => boolean;
  /** Names of stories that show it. */
  story: RegExp;
  /** The example among the controls that shows it. */
  example?: string;
};

const kinds: Kind[] = [
  {
    name: "long words",
    applies: (_, value) => typeof value === "string" && / /.test(value),
    story: /Long|Words|Sentence/,
    example: "long words",
  },
  {
    name: "empty list",
    applies: (name, value) => Array.isArray(value) && name !== "children",
    story: /Empty|Nothing|^No[A-Z]|Without|Zero/,
    example: "empty",
  },
  {
    name: "200 items",
    applies: (name, value) => Array.isArray(value) && name !== "children",
    story: /TwoHundred|Hundred|Many/,
    example: "200 items",
  },
  {
    name: "no picture",
    applies: (name, value) =>
      /^(photo|picture|portrait|image|cover)/.test(name) && typeof value === "string",
    story: /Picture|Photo|Initials|Portrait|Cover|Missing|Without|Default/,
  },
  {
    name: "nine digits",
    applies: (name, value) =>
      /amount|price|total|balance|value/i.test(name) && typeof value === "number" && value > 100,
    story: /NineDigit|Large|Million/,
    example: "nine-digit numbers",
  },
  {
    name: "year end",
    applies: (name, value) =>
      /date|day|month|week|starts?$|from/i.test(name) && typeof value === "string" &&
      /^\d{4}-\d\d/.test(value),
    story: /Year|Filled/,
  },
];

/** Why a component has no such story. */
const unfit: Record<string, string> = {
  "Booking/Gallery: long words": "its texts are alternatives of pictures",
  "Booking/MonthCalendar: long words": "its texts are days and months of the locale",
  "Booking/SessionDots: long words": "its texts are names for screen readers",
  "Booking/StarRating: long words": "its texts are names for screen readers",
  "Controls/Form: 200 items": "its problems are as many as its fields",
  "Controls/Switch: empty list": "it is one switch; the list is that of a story",
  "Controls/Switch: 200 items": "it is one switch; the list is that of a story",
  "Feedback/CompletenessRing: long words": "its texts are names for screen readers",
  "Layout/AdminLayout: long words": "its texts are those of its parts",
  "Layout/Avatar: long words": "its texts are alternatives of pictures",
  "Layout/Columns: long words": "its texts are those of its parts",
  "Layout/CourseRow: no picture": "a course without a cover has a drawn one: NotBegun",
  "Layout/FieldRow: long words": "its texts are those of its fields",
  "Layout/FigureBlock: long words": "its sentence is tested with nine digits",
  "Layout/FigureBlock: 200 items": "its table scrolls within a page, as each table",
  "Layout/GrowthRings: long words": "it has no texts to read",
  "Layout/GrowthRings: 200 items": "a ring for each would be a full disc",
  "Layout/LessonLine: long words": "its texts are names for screen readers",
  "Layout/LessonRings: long words": "its texts are names for screen readers",
  "Layout/LoadingBar: long words": "its texts are names for screen readers",
  "Layout/Page: long words": "its texts are those of its parts",
  "Layout/Picture: long words": "its texts are alternatives of pictures",
  "Layout/Picture: empty list": "a picture without files is not drawn",
  "Layout/Picture: 200 items": "a picture has as many files as widths",
  "Layout/QuestionRings: long words": "its texts are names for screen readers",
  "Layout/ScrollToTop: long words": "its texts are names for screen readers",
  "Layout/ShowAt: long words": "its texts are those of its parts",
  "Layout/Skeleton: long words": "it stands where texts will be",
  "Navigation/SideNavigation: long words": "its texts are those of its links",
};

/** Components that compute with dates; others are given them as text. */
const computing = Object.entries(
  import.meta.glob<string>("../{layout,navigation,controls,feedback,booking}/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).filter(([, text]) => /@internationalized\/date|Intl\.DateTimeFormat|new Date\(/.test(text))
  .map(([path]) => path);

function valuesIn(value: unknown, name: string): [string, unknown][] {
  if (Array.isArray(value)) {
    return [[name, value], ...value.flatMap((item) => valuesIn(item, name))];
  }
  const isShape = typeof value === "object" && value !== null && !("$$typeof" in value);
  if (!isShape) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, key));
}

function rowOf(path: string, file: StoryFile): Record<string, string> {
  const stories = Object.entries(composeStories(file)) as unknown as [string, { args: object }][];
  const values = stories.flatMap(([, { args }]) =>
    valuesIn(args, "").concat(
      Object.entries(args).flatMap(([name, value]) => valuesIn(value, name)),
    )
  );
  const examples = new Set(
    Object.values(stories[0]![1].args).flatMap((value) => Object.keys(examplesOf(value) ?? {})),
  );
  return Object.fromEntries(kinds.map(({ name, applies, story, example }) => {
    const isOfDates = name !== "year end" ||
      computing.includes(path.replace(".stories.tsx", ".tsx"));
    const hasSuch = isOfDates && values.some(([key, value]) => applies(key, value));
    if (!hasSuch || `${file.default.title}: ${name}` in unfit) return [name, "–"];
    const shown = stories.find(([title]) => story.test(title))?.[0];
    return [name, shown ?? (example && examples.has(example) ? "example" : "missing")];
  }));
}

/** As the formatter writes a table. */
function aligned(cells: string[][]): string[] {
  const widths = cells[0]!.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const [head, ...lines] = cells.map((row) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`
  );
  return [head!, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines];
}

test("every component that is given such values shows them", async () => {
  const names = kinds.map(({ name }) => name);
  const rows = Object.entries(files).map(([path, file]) => ({
    title: file.default.title!,
    row: rowOf(path, file),
  })).toSorted((one, other) => one.title.localeCompare(other.title));
  const missing = rows.flatMap(({ title, row }) =>
    names.filter((name) => row[name] === "missing").map((name) => `${title}: ${name}`)
  );
  const cells = [
    ["Component", ...names],
    ...rows.map(({ title, row }) => [title, ...names.map((name) => row[name]!)]),
  ];
  const table = [
    "# Stories of bad input",
    "",
    "Which story or which example of the controls shows it. Every story is also laid out at 320 px, with",
    "text at 200 %, in longer words and from right to left by `deno task review --check`.",
    "",
    ...aligned(cells),
    "",
  ].join("\n");
  expect(missing).toEqual([]);
  await expect(table).toMatchFileSnapshot("bad-input.md");
});
