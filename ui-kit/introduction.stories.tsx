import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Icon } from "./controls/icon.tsx";
import { Card } from "./layout/card.tsx";
import { Grid } from "./layout/grid.tsx";
import { GrowthRings } from "./layout/growth-rings.tsx";
import { Logo } from "./layout/logo.tsx";
import { Page } from "./layout/page.tsx";
import { Row } from "./layout/row.tsx";
import { Stack } from "./layout/stack.tsx";
import { Text } from "./layout/text.tsx";

export default { title: "Introduction", parameters: { layout: "fullscreen" } } satisfies Meta;

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page padded>
      <Stack gap="block">{children}</Stack>
    </Page>
  );
}

export const Overview: StoryObj = {
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
      <Grid>
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
    "Put boxes in boxes, or a card around text without actions",
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

export const DosAndDonts: StoryObj = {
  render: () => (
    <Frame>
      <h1>Do and don't</h1>
      <Grid as="ul" cell="wide" gap="group">
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
