import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Slot } from "./booking/slot.tsx";
import { Button } from "./controls/button.tsx";
import { Chip } from "./controls/chip.tsx";
import { Icon } from "./controls/icon.tsx";
import { Card } from "./layout/card.tsx";
import { Grid } from "./layout/grid.tsx";
import { Logo } from "./layout/logo.tsx";
import { Page } from "./layout/page.tsx";
import { GrowthRings } from "./layout/growth-rings.tsx";
import { Row } from "./layout/row.tsx";
import { Section } from "./layout/section.tsx";
import { Stack } from "./layout/stack.tsx";
import { Text } from "./layout/text.tsx";

export default { title: "Introduction", parameters: { layout: "fullscreen" } } satisfies Meta;

const grounds = [
  "canvas",
  "surface",
  "raised",
  "sunken",
  "hover",
  "line",
  "line-strong",
  "control-line",
];
const words = ["text", "text-soft", "text-faint"];
const actions = ["theme", "theme-hover", "theme-wash", "theme-wash-hover", "theme-line", "deep"];
const marks = [
  "accent",
  "accent-mark",
  "accent-wash",
  "star",
  "somatic",
  "talking",
  "energetic",
  "other",
];
const status = ["success-wash", "warning-wash", "error-wash", "info-wash"];
const themes = {
  primary: "Spruce",
  secondary: "Clay",
  success: "Moss",
  error: "Rowan",
  warning: "Amber",
  info: "Lake",
};
const gaps = ["hair", "tight", "inline", "stack", "group", "row", "block", "part", "section"];

const grid: CSSProperties = {
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(148px, 1fr))",
};

function Swatches({ names }: { names: string[] }) {
  return (
    <ul style={grid}>
      {names.map((name) => (
        <li key={name}>
          <div
            style={{
              blockSize: 56,
              borderRadius: "var(--radius-control)",
              border: "1px solid var(--color-line)",
              background: `var(--color-${name})`,
            }}
          />
          <Text size="caption" tone="soft">--color-{name}</Text>
        </li>
      ))}
    </ul>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page padded>
      <Stack gap="block">{children}</Stack>
    </Page>
  );
}

export const TheIdea: StoryObj = {
  render: () => (
    <Frame>
      <Logo brand="Heaolu" />
      <h1>A quiet room with daylight</h1>
      <Text size="lead">
        Limestone wall, linen, a spruce door, a clay cup. The page speaks first through type and
        air, then through facts, and asks for one thing at a time.
      </Text>
      <Row gap="part">
        <GrowthRings seed="one" />
        <GrowthRings seed="two" />
        <GrowthRings seed="three" />
      </Row>
      <Text size="reading">
        The growth ring is the one idea of the brand: time and care leave rings. It is the logo, the
        ground behind the sentence, and a person's own year in the journal. The same seed always
        draws the same ring.
      </Text>
    </Frame>
  ),
};

export const Colours: StoryObj = {
  render: () => (
    <Frame>
      <h1>Colours</h1>
      <Section heading="Ground, back to front" divided={false}>
        <Swatches names={grounds} />
      </Section>
      <Section heading="Words">
        <Swatches names={words} />
      </Section>
      <Section heading="Actions">
        <Swatches names={actions} />
      </Section>
      <Section heading="Accent, stars and practice groups">
        <Swatches names={marks} />
      </Section>
      <Section heading="Status, always with a sign and a word">
        <Swatches names={status} />
      </Section>
    </Frame>
  ),
};

export const SixThemesTwoModes: StoryObj = {
  render: () => (
    <Frame>
      <h1>Six theme colours, two modes</h1>
      {["light", "dark"].map((mode) => (
        <div
          key={mode}
          data-mode={mode}
          style={{
            padding: "var(--gap-row)",
            borderRadius: "var(--radius-dialog)",
            background: "var(--color-canvas)",
          }}
        >
          <div style={{ ...grid, gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))" }}>
            {Object.entries(themes).map(([theme, name]) => (
              <div key={theme} data-theme-color={theme} style={{ color: "var(--color-text)" }}>
                <Card>
                  <h2>{name}</h2>
                  <Row wrap={false}>
                    <Slot time="9:00" />
                    <Slot time="10:15" picked />
                    <Slot time="11:30" taken />
                  </Row>
                  <Row>
                    <Button variant="primary" small>Book</Button>
                    <Button variant="quiet" small>Details</Button>
                    <Chip selected>Stress</Chip>
                  </Row>
                </Card>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Frame>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <Frame>
      <h1>Serif for a person's words, sans for what you operate</h1>
      <h2>Section, 22 to 26</h2>
      <h3>Name on a card, 21</h3>
      <Text size="lead">Lead: the practitioner's own words, a review, a private note.</Text>
      <Text size="reading">
        Reading: about, courses, terms. Õnnetunne, šokolaad, žest; шёпот, съезд.
      </Text>
      <Text>Body: the default, and every control.</Text>
      <Text size="small" tone="soft">Small: meta and labels.</Text>
      <Text size="caption" tone="faint" numeric>Caption: 0193 7c2e, the smallest there is.</Text>
    </Frame>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <Frame>
      <h1>Space on a grid of four pixels</h1>
      {gaps.map((gap) => (
        <Row key={gap} gap="group">
          <div
            style={{
              inlineSize: `var(--gap-${gap})`,
              blockSize: 24,
              background: "var(--color-theme)",
            }}
          />
          <Text size="small">{gap}</Text>
        </Row>
      ))}
    </Frame>
  ),
};

function Moves({ motion, words }: { motion: string; words: string }) {
  const [there, setThere] = useState(false);
  return (
    <Card>
      <Button onClick={() => setThere(!there)}>{words}</Button>
      <div
        style={{
          inlineSize: 40,
          blockSize: 40,
          borderRadius: "50%",
          background: "var(--color-theme)",
          transition: `margin-inline-start var(--motion-${motion})`,
          marginInlineStart: there ? "60%" : 0,
        }}
      />
    </Card>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <Frame>
      <h1>Nothing moves by itself</h1>
      <div style={grid}>
        <Moves motion="press" words="Press, 120 ms" />
        <Moves motion="state" words="State, 180 ms" />
        <Moves motion="enter" words="Enter, 240 ms" />
        <Moves motion="menu-in" words="Menu in, 400 ms" />
        <Moves motion="menu-out" words="Menu out, 300 ms" />
        <Moves motion="drawn" words="A ring is drawn, 900 ms" />
      </div>
      <Text size="small" tone="soft">With reduced motion all of this is instant.</Text>
    </Frame>
  ),
};

const moments: [string, string, string, string][] = [
  ["Count", "24 praktikut", "24 practitioners", "24 специалиста"],
  [
    "Empty",
    "Selle valikuga ei leidnud kedagi. Ilma hinnapiirita on 7.",
    "Nobody fits all of this. Without the price limit there are 7.",
    "С такими условиями никого нет. Без ограничения цены — 7.",
  ],
  [
    "Taken",
    "See aeg võeti hetk tagasi. Lähimad: 17:30, 19:30.",
    "That time was just taken. Nearest: 17:30, 19:30.",
    "Это время только что заняли. Ближайшие: 17:30, 19:30.",
  ],
  [
    "Failed",
    "Aegu ei õnnestunud laadida. Proovi uuesti.",
    "We couldn't load the times. Try again.",
    "Не удалось загрузить время. Попробуйте ещё раз.",
  ],
  [
    "Booked",
    "Aeg on sinu: T 24. nov kell 18:15.",
    "It's yours: Tue 24 Nov, 18:15.",
    "Время ваше: вт, 24 ноя, 18:15.",
  ],
  ["Private", "Ainult sina näed", "Only you see this", "Видите только вы"],
];

export const Voice: StoryObj = {
  render: () => (
    <Frame>
      <h1>Short, warm, exact</h1>
      <Text size="reading">
        We name the next step and its cost in time or money. No exclamation marks, no diagnosis, no
        pressure. Buttons are verbs with their object.
      </Text>
      <Grid cell={320}>
        {moments.map(([moment, et, en, ru]) => (
          <Card key={moment}>
            <Text size="caption" tone="faint">{moment}</Text>
            <p lang="et">{et}</p>
            <p lang="en">{en}</p>
            <p lang="ru">{ru}</p>
          </Card>
        ))}
      </Grid>
    </Frame>
  ),
};

const rules: [string, string][] = [
  [
    "Let the paper show: 40 to 64 px between sections",
    "Put boxes in boxes, or a card around text nobody acts on",
  ],
  ["Outline slots, fill the chosen one", "Fill every button green"],
  ["Write the exact next step: “Book Tue 24 Nov, 18:15”", "“Submit”, “Continue your journey”"],
  ["Use serif for a person's words", "Set buttons, labels or tables in serif"],
  [
    "Keep warnings calm, near the thing, with a reason",
    "Full-width red banners, percentages of match",
  ],
  [
    "Group with hairlines and one left edge",
    "Centre paragraphs, decorate with icons in circles",
  ],
  ["Take colours from meaning tokens", "Scale tokens, hex values or left and right in a component"],
];

export const DoAndDoNot: StoryObj = {
  render: () => (
    <Frame>
      <h1>Do and don't</h1>
      <Grid as="ul" cell={360} gap="group">
        {rules.map(([good, bad]) => (
          <Card as="li" key={good}>
            <Row wrap={false} align="start">
              <Icon name="check" label="Do" />
              <p>{good}</p>
            </Row>
            <Row wrap={false} align="start">
              <Icon name="x" label="Don't" />
              <Text tone="soft">{bad}</Text>
            </Row>
          </Card>
        ))}
      </Grid>
    </Frame>
  ),
};
