import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Slot } from "./booking/slot.tsx";
import { Button } from "./controls/button.tsx";
import { Chip } from "./controls/chip.tsx";
import { Card } from "./layout/card.tsx";
import { Page } from "./layout/page.tsx";
import { Row } from "./layout/row.tsx";
import { Section } from "./layout/section.tsx";
import { Stack } from "./layout/stack.tsx";
import { Text } from "./layout/text.tsx";

export default { title: "Foundations", parameters: { layout: "fullscreen" } } satisfies Meta;

const backgrounds = [
  "canvas",
  "surface",
  "raised",
  "sunken",
  "hover",
  "line",
  "line-strong",
  "control-line",
];
const textColors = ["text", "text-soft", "text-faint"];
const actionColors = [
  "theme",
  "theme-hover",
  "theme-wash",
  "theme-wash-hover",
  "theme-line",
  "dark",
];
const markColors = [
  "accent",
  "accent-mark",
  "accent-wash",
  "star",
  "somatic",
  "talking",
  "energetic",
  "other",
];
const statusColors = ["success-wash", "warning-wash", "error-wash", "info-wash"];
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

export const Colors: StoryObj = {
  render: () => (
    <Frame>
      <h1>Colours</h1>
      <Section heading="Backgrounds, back to front" divided={false}>
        <Swatches names={backgrounds} />
      </Section>
      <Section heading="Text">
        <Swatches names={textColors} />
      </Section>
      <Section heading="Actions">
        <Swatches names={actionColors} />
      </Section>
      <Section heading="Accent, stars and practice groups">
        <Swatches names={markColors} />
      </Section>
      <Section heading="Status, always with an icon and text">
        <Swatches names={statusColors} />
      </Section>
    </Frame>
  ),
};

export const Themes: StoryObj = {
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

export const Typography: StoryObj = {
  render: () => (
    <Frame>
      <h1>Serif for quotations, sans for controls</h1>
      <h2>Section, 22 to 26</h2>
      <h3>Name on a card, 21</h3>
      <Text size="lead">Lead: quotations, reviews, private notes.</Text>
      <Text size="reading">
        Reading: about, courses, terms. Õnnetunne, šokolaad, žest; шёпот, съезд.
      </Text>
      <Text>Body: the default, and every control.</Text>
      <Text size="small" tone="soft">Small: labels and details.</Text>
      <Text size="caption" tone="faint" numeric>Caption: 0193 7c2e, the smallest size.</Text>
    </Frame>
  ),
};

export const Spacing: StoryObj = {
  render: () => (
    <Frame>
      <h1>Spacing on a grid of 4 px</h1>
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

function MotionDemo({ motion, label }: { motion: string; label: string }) {
  const [moved, setMoved] = useState(false);
  return (
    <Card>
      <Button onClick={() => setMoved(!moved)}>{label}</Button>
      <div
        style={{
          inlineSize: 40,
          blockSize: 40,
          borderRadius: "50%",
          background: "var(--color-theme)",
          transition: `margin-inline-start var(--motion-${motion})`,
          marginInlineStart: moved ? "60%" : 0,
        }}
      />
    </Card>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <Frame>
      <h1>Motion follows an action</h1>
      <div style={grid}>
        <MotionDemo motion="press" label="Press, 120 ms" />
        <MotionDemo motion="state" label="State, 180 ms" />
        <MotionDemo motion="enter" label="Enter, 240 ms" />
        <MotionDemo motion="menu-in" label="Menu in, 400 ms" />
        <MotionDemo motion="menu-out" label="Menu out, 300 ms" />
        <MotionDemo motion="draw" label="Draw a ring, 900 ms" />
      </div>
      <Text size="small" tone="soft">With reduced motion every change is instant.</Text>
    </Frame>
  ),
};
