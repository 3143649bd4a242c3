import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../controls/icon.tsx";
import { Card } from "../layout/card.tsx";
import { Grid } from "../layout/grid.tsx";
import { Row } from "../layout/row.tsx";
import { Text } from "../layout/text.tsx";
import { Frame } from "./frame.tsx";

export default {
  title: "Foundations/Voice",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

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
    "Вы записаны: вт, 24 нояб., 18:15.",
  ],
  ["Private", "Ainult sina näed", "Only you see this", "Видите только вы"],
];

export const Moments: StoryObj = {
  render: () => (
    <Frame
      title="Short, warm, exact"
      lead="We name the next step and its cost in time or money. No exclamation marks, no diagnosis, no pressure. Buttons are verbs with their object."
    >
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
    <Frame title="Do and don't">
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
