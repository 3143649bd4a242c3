import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Checkbox } from "../controls/checkbox.tsx";
import { Sheet } from "./dialog.tsx";

const guide = {
  use: [
    "For all filters on a narrow page: the button at the end says how many practitioners fit.",
    "For the display settings, which change the page beside them at once.",
  ],
  avoid: [
    "Dialog for a question or a short form, which wants an answer before anything else.",
    "Drawer for the navigation.",
  ],
  words: {
    rule:
      "The title is the name of the button that opened it. The button at the end says what comes, with its number.",
    et: "Filtrid. Näita 24 praktikut",
    en: "Filters. Show 24 practitioners",
    ru: "Фильтры. Показать 24 специалиста",
  },
  examples: [{
    right: "End",
    wrong: "QuestionAtTheEdge",
    why:
      "A question that blocks the page belongs in the middle of it, with both answers: a Dialog.",
  }],
  related: ["Feedback/Dialog", "Navigation/Drawer", "Controls/FilterSection"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/Sheet",
  component: Sheet,
  parameters: {
    guide,
    docs: { story: { inline: false, height: "420px" } },
    keyboard: {
      Tab: "stays inside",
      Escape: "closes it and restores the focus",
    },
  },
  args: {
    open: true,
    onClose: () => {},
    title: "All filters",
    closeLabel: "Close",
    actions: <Button variant="primary" block>Show 24</Button>,
    children: <Checkbox label="Speaks Estonian" count={22} />,
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = { args: { side: "end" } };
export const Narrow: Story = { args: { side: "start", size: "narrow" } };
export const LongContent: Story = {
  args: {
    side: "end",
    title: "Kõik filtrid, mis praegu kehtivad",
    children: Array.from(
      { length: 40 },
      (_, i) => (
        <Checkbox key={i} label={`Телесно-ориентированная практика ${i + 1}`} count="123 456 789" />
      ),
    ),
  },
  globals: { viewport: { value: "phone" } },
};
export const QuestionAtTheEdge: Story = {
  args: {
    side: "end",
    title: "Cancel this session?",
    children: <p>Cancelling is free until Mon 23 Nov, 18:15.</p>,
    actions: <Button variant="primary" block>Cancel the session</Button>,
  },
};
