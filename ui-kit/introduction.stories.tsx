import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "./foundations/frame.tsx";
import { Card } from "./layout/card.tsx";
import { GrowthRings } from "./layout/growth-rings.tsx";
import { Logo } from "./layout/logo.tsx";
import { Row } from "./layout/row.tsx";
import { Section } from "./layout/section.tsx";
import { Stack } from "./layout/stack.tsx";
import { Text } from "./layout/text.tsx";
import changes from "./CHANGELOG.md?raw";

export default {
  title: "Introduction",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

/** An entry of the catalogue, with the choices of the toolbar. */
function entry(id: string, globals = ""): string {
  return `./?path=/${id}${globals && `&globals=${globals}`}`;
}

const questions: [question: string, href: string][] = [
  ["Which button here?", entry("docs/controls-button--docs")],
  [
    "What is the contrast of soft text on a sunken ground in dark?",
    entry("story/foundations-colours--contrast", "mode:dark"),
  ],
  ["How does a taken time look and sound?", entry("docs/booking-slot--docs")],
  ["Which colour means what?", entry("story/foundations-colours--values")],
  ["How much space between two cards?", entry("story/foundations-type-and-space--spacing")],
  ["Which icon, and is there one for this?", entry("story/foundations-pictures--icons")],
  ["How do we say that something failed?", entry("story/foundations-voice--moments")],
  ["How is a form with mistakes shown?", entry("story/controls-form--several-problems")],
  [
    "What happens to long words on a narrow phone?",
    entry(
      "story/controls-button--long-text",
      "viewport.value:narrow;language:pseudo;textSize:double",
    ),
  ],
  ["How do the tokens get into Figma?", entry("story/foundations-colours--export")],
];

const wholes: [name: string, href: string][] = [
  ["Every screen and its states", entry("story/screens-find-search--usual")],
  ["Journey: find, book, journal", entry("story/journeys--find-and-book")],
  ["Journey: a practitioner’s first day", entry("story/journeys--first-day-of-practitioner")],
  ["Journey: test, result, booking", entry("story/journeys--test-and-book")],
  ["Journey: gift card", entry("story/journeys--gift-card")],
];

function Entries({ of }: { of: [name: string, href: string][] }) {
  return (
    <ul className="foundation-grid" style={{ "--cell": "280px" } as object}>
      {of.map(([name, href]) => (
        <Card as="li" key={name}>
          <a href={href} target="_top">{name}</a>
        </Card>
      ))}
    </ul>
  );
}

/** The part of the change log above the last release. */
const [, latest = "", released = ""] = changes.split(/^## /m);
const [version = ""] = released.split("\n");
const [latestName = ""] = latest.split("\n");
const changed = latest.split(/^- /m).slice(1).map((line) => line.replaceAll(/\s+/g, " ").trim());

/** Where a change is seen, by words of its line. */
const changedAt: [words: string, name: string, href: string][] = [
  ["Foundations: every token", "Colours", entry("story/foundations-colours--values")],
  ["Tokens as files", "Export", entry("story/foundations-colours--export")],
  ["Controls fit", "Button", entry("docs/controls-button--docs")],
  ["A page per component", "Slot", entry("docs/booking-slot--docs")],
  ["Every screen of the product", "Screens", entry("story/screens-find-search--usual")],
  [
    "The toolbar has language",
    "Button in Russian",
    entry("story/controls-button--long-text", "language:ru"),
  ],
  ["Lists and objects", "Tabs", entry("docs/navigation-tabs--docs")],
  ["Icons are found", "Icons", entry("story/foundations-pictures--icons")],
  ["Each icon", "Icons", entry("story/foundations-pictures--icons")],
  ["The page of a component says", "Dialog", entry("docs/feedback-dialog--docs")],
  ["`labelHidden`", "DateField", entry("docs/controls-datefield--docs")],
];

/** A line of the change log; what stands between back-ticks is code. */
function Change({ line }: { line: string }) {
  const shown = changedAt.find(([words]) => line.startsWith(words));
  return (
    <li>
      {line.split("`").map((part, at) => at % 2 === 1 ? <code key={at}>{part}</code> : part)}
      {shown && " "}
      {shown && <a href={shown[2]} target="_top">{shown[1]}</a>}
    </li>
  );
}

export const Overview: StoryObj = {
  render: () => (
    <Frame
      title="A quiet room with daylight"
      lead="Limestone wall, linen, a spruce door, a clay cup. The page speaks first through type and air, then through facts, and asks for one thing at a time."
    >
      <Row justify="between">
        <Logo brand="Heaolu" />
        <Row gap="group">
          <GrowthRings seed="one" />
          <GrowthRings seed="two" />
          <GrowthRings seed="three" />
        </Row>
      </Row>
      <Section heading="Find an answer">
        <Entries of={questions} />
      </Section>
      <Section heading="See the whole">
        <Entries of={wholes} />
      </Section>
      <Section heading={`Changed since ${version}`}>
        <Text tone="soft">{latestName}</Text>
        <Stack as="ul" gap="stack">
          {changed.map((line) => <Change key={line} line={line} />)}
        </Stack>
      </Section>
      <Section heading="How to review">
        <Stack as="ul" gap="stack">
          <li>
            The toolbar chooses mode, colour, skin, direction, language, text size, the reader's
            settings and the width. All of it is in the address: send the link, and others see
            exactly what you see.
          </li>
          <li>
            Controls change every property, the log shows events, and the panel of accessibility
            lists what axe finds in the story as it stands.
          </li>
          <li>
            Each story is a test: its accessibility tree, the order of Tab and its contrast are
            compared at every change.
          </li>
        </Stack>
      </Section>
      <Section heading="How to propose">
        <Text size="reading">
          Open an issue in the repository that this catalogue was built from, or write to the team
          that maintains it where you have no access. One proposal is one issue, with these lines:
        </Text>
        <Stack as="ul" gap="stack">
          <li>Title: the component or the screen, and what should change.</li>
          <li>Link: the address of the story, with the choices of the toolbar in it.</li>
          <li>Who: who does what here, and what hinders them.</li>
          <li>Wish: what it would have to say or show, in the languages that you know.</li>
          <li>
            A new component, too: the purpose that none of these has, its states (empty, loading,
            failed, long words), its keys and its words in three languages.
          </li>
        </Stack>
      </Section>
    </Frame>
  ),
};
