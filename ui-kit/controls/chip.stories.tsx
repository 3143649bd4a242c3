import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Row } from "../layout/row.tsx";
import { Chip } from "./chip.tsx";

const guide = {
  use: [
    "With href for a topic of a practitioner, which leads to all who help with it.",
    "With removeLabel for a filter that holds in the search, named by its value.",
    "With pressed for a few short choices that stay in sight: days of a waiting list, by whom the data was seen.",
  ],
  avoid: [
    "Badge for a state that is only read, such as a checked certificate.",
    "Button for an action that leaves nothing chosen; ChipPicker for many options in groups.",
  ],
  words: {
    rule:
      "The value as one says it, without its category. The name of a removable chip says what the press takes away.",
    et: "kuni 80 € (Eemalda: kuni 80 €)",
    en: "up to €80 (Remove: up to €80)",
    ru: "до 80 € (Убрать: до 80 €)",
  },
  examples: [{
    right: "FiltersThatHold",
    wrong: "ActionsAsChips",
    why: "A chip says what holds now. A press that books or cancels belongs on a Button.",
  }],
  related: ["Feedback/Badge", "Controls/Button", "Controls/ChipPicker", "Controls/MultiSelect"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Chip",
  component: Chip,
  parameters: {
    guide,
    keyboard: { "Enter, Space": "presses or removes it" },
  },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: "Burnout" } };
export const ALink: Story = {
  args: { href: "/?need=stress", selected: true, icon: "check", children: "Stress" },
};
export const Removable: Story = {
  args: { selected: true, removeLabel: "Remove: up to €80", children: "up to €80" },
};
export const Pressed: Story = { args: { pressed: true, children: "Monday" } };
export const NotPressed: Story = { args: { pressed: false, children: "Tuesday" } };
export const LongWords: Story = {
  args: {
    selected: true,
    removeLabel:
      "Eemalda: vaimne ja emotsionaalne vabastamine, neurolingvistiline programmeerimine",
    children: "vaimne ja emotsionaalne vabastamine, neurolingvistiline programmeerimine",
  },
};
export const Disabled: Story = { args: { pressed: false, disabled: true, children: "Sunday" } };
export const FiltersThatHold: Story = {
  args: { children: "up to €80" },
  render: () => (
    <Row gap="inline">
      <Chip selected removeLabel="Remove: up to €80">up to €80</Chip>
      <Chip selected removeLabel="Remove: in Estonian">in Estonian</Chip>
    </Row>
  ),
};
export const ActionsAsChips: Story = {
  args: { children: "Book" },
  render: () => (
    <Row gap="inline">
      <Chip icon="calendar-check" onClick={() => {}}>Book this time</Chip>
      <Chip icon="x" onClick={() => {}}>Cancel my session</Chip>
    </Row>
  ),
};
