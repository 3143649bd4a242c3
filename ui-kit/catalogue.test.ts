import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What designers search for, and the story or component that shows it. */
const expectedStories: Record<string, Record<string, string>> = {
  layout: {
    "page": "Layout/Page",
    "stack": "Layout/Stack",
    "grid": "Layout/Grid",
    "card": "Layout/Card",
    "section": "Layout/Section",
    "footer": "Layout/Footer",
    "scroll-to-top": "Layout/ScrollToTop",
    "loading bar": "Layout/LoadingBar",
    "skeleton": "Layout/Skeleton",
    "empty": "Layout/Empty",
    "failed": "Layout/Failed",
    "disclosure": "Layout/Disclosure",
  },
  navigation: {
    "horizontal menu": "Navigation/HorizontalMenu",
    "vertical menu, accordion": "Navigation/VerticalMenu: Accordion",
    "vertical menu, collapse": "Navigation/VerticalMenu: Collapse",
    "collapsed with hover expand": "Navigation/SideNavigation: CollapsedWithHoverExpand",
    "menu group": "Navigation/VerticalMenu: MenuGroup",
    "section title": "Navigation/VerticalMenu: SectionTitle",
    "badge": "Navigation/VerticalMenu: Badge",
    "open in new tab": "Navigation/VerticalMenu: NewTab",
    "avatar menu": "Navigation/MenuButton: AvatarMenu",
    "language switch": "Navigation/MenuButton: LanguageSwitch",
    "tabs": "Navigation/Tabs",
    "breadcrumbs": "Navigation/Breadcrumbs",
    "pager": "Navigation/Pager",
    "skip link": "Navigation/SkipLink",
  },
  controls: {
    "button": "Controls/Button",
    "link": "Controls/Link",
    "text": "Controls/TextField",
    "text area": "Controls/TextArea",
    "number": "Controls/NumberField",
    "select": "Controls/Select",
    "multi-select": "Controls/MultiSelect",
    "combobox": "Controls/ComboBox",
    "checkbox": "Controls/Checkbox",
    "radio": "Controls/RadioGroup",
    "switch": "Controls/Switch",
    "range slider": "Controls/RangeSlider",
    "date": "Controls/DateField",
    "time": "Controls/TimeField",
    "file drop with progress": "Controls/FileDrop: Uploading",
    "rating": "Controls/Rating",
    "form with error summary": "Controls/Form: WithErrorSummary",
  },
  feedback: {
    "sheet": "Feedback/Sheet",
    "toast queue": "Feedback/Toasts",
    "dialog": "Feedback/Dialog",
    "drawer": "Navigation/Drawer",
    "banner": "Feedback/Banner",
    "tooltip": "Feedback/Tooltip",
    "status chip": "Feedback/StatusChip",
    "progress": "Feedback/Progress",
  },
  booking: {
    "practitioner card": "Booking/PractitionerCard",
    "slot picker as grid": "Booking/SlotPicker: Free",
    "slot picker as list": "Booking/SlotPicker: List",
    "week strip": "Booking/WeekStrip",
    "availability week editor": "Booking/AvailabilityWeek",
    "booking summary": "Booking/BookingSummary",
    "booking frame": "Booking/BookingFrame",
    "session card": "Booking/SessionCard",
    "price": "Booking/Price",
    "duration": "Booking/Price: WithDuration",
    "zone label": "Booking/ZoneLabel",
    "review card": "Booking/ReviewCard",
    "credential badge": "Booking/CredentialBadge",
    "verdict ok": "Booking/VerdictBadge: Ok",
    "verdict caution": "Booking/VerdictBadge: Caution",
    "verdict ask": "Booking/VerdictBadge: Ask",
    "verdict no": "Booking/VerdictBadge: Contraindicated",
    "gift-card preview": "Booking/GiftCard",
    "static map": "Booking/StaticMap",
    "map of results": "Booking/ResultMap",
  },
};

const here = new URL("./", import.meta.url);
const families = ["layout", "navigation", "controls", "feedback", "booking"];

const files = families.flatMap((family) =>
  readdirSync(new URL(`${family}/`, here)).map((name) => `${family}/${name}`)
);

function read(path: string): string {
  return readFileSync(new URL(path, here), "utf8");
}

const stories = files.filter((path) => path.endsWith(".stories.tsx")).map((path) => {
  const text = read(path);
  return {
    path,
    text,
    title: /title: "([^"/]+\/[^"]+)"/.exec(text)?.[1] ?? "",
    names: [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name!),
  };
});

/** Empty where the story names none. */
function componentOf(text: string): string {
  return /\bcomponent: (\w+)/.exec(text)?.[1] ?? "";
}

test.each(Object.entries(expectedStories))("%s: every listed component has a story", (_, names) => {
  const missing = Object.entries(names).filter(([, address]) => {
    const [title, name] = address.split(": ");
    return !stories.some((each) => each.title === title && (!name || each.names.includes(name)));
  });
  expect(missing).toEqual([]);
});

test.each(stories)("$path has a component and a description", ({ path, text, title }) => {
  expect(componentOf(text), "`component: …` in its default export").not.toBe("");
  const beginnings = families.map((family) => `${family[0]!.toUpperCase()}${family.slice(1)}/`);
  expect(
    beginnings.some((beginning) => title.startsWith(beginning)),
    `\`title: "…"\` in its default export that begins with ${beginnings.join(" or ")}`,
  ).toBe(true);
  const source = path.replace(".stories.tsx", ".tsx");
  if (!files.includes(source)) return;
  expect(text, "`parameters.guide`, as ui-kit/README.md says").toMatch(/\bguide\b/);
  const component = title.split("/")[1]!;
  expect(
    new RegExp(`\nexport function ${component}\\b`).test(read(source)),
    `the title's last word is ${component}, the component is ${componentOf(text)}`,
  ).toBe(true);
  const documented = new RegExp(`\\*/\nexport function ${component}\\b`);
  expect(read(source), `a description above ${component}`).toMatch(documented);
});

test("the README names every component that has stories", () => {
  const listed = new Set([...read("README.md").matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, it]) => it));
  const missing = stories.flatMap(({ path, text }) => {
    const name = componentOf(text);
    const source = path.replace(".stories.tsx", ".tsx");
    return name === "" || listed.has(name) ? [] : [`- **${name}** (\`${source}\`): …`];
  });
  expect(missing, "lines that ui-kit/README.md lacks").toEqual([]);
});

test("what the toolbar sets is a global of a story; as a parameter it does nothing", () => {
  const asParameter = /parameters: \{\s*(?:direction|mode|color|skin|language|textSize)\b/;
  expect(stories.filter(({ text }) => asParameter.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Their controls are passed in, or are a single tested link or button. */
const testedElsewhere = [
  "booking/booking-panel",
  "booking/practice-row",
  "booking/practitioner-header",
  "booking/session-card",
  "booking/agenda-row",
  "booking/agenda-day",
  "layout/course-row",
  "navigation/file-links",
  "navigation/lesson-links",
  "layout/panel",
  "layout/auth-layout",
  "layout/empty",
  "layout/hero",
  "layout/logo",
  "layout/show-at",
  "layout/page-header",
  "feedback/note",
];

const interactive = /on[A-Z]\w+\??:|<Link|<Button|<button|<input|<summary|<a |<textarea/;

test("every interactive component has a test", () => {
  const untested = stories.map(({ path }) => path.replace(".stories.tsx", ""))
    .filter((path) => files.includes(`${path}.tsx`) && interactive.test(read(`${path}.tsx`)))
    .filter((path) => !files.includes(`${path}.test.tsx`) && !testedElsewhere.includes(path));
  expect(untested).toEqual([]);
});

test("every interactive component documents its keys", () => {
  const undocumented = stories.filter(({ path, text }) => {
    const source = path.replace(".stories.tsx", ".tsx");
    return files.includes(source) && interactive.test(read(source)) && !text.includes("keyboard:");
  });
  expect(undocumented.map(({ path }) => path)).toEqual([]);
});
