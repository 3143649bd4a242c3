import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Stack } from "../layout/stack.tsx";
import { Text } from "../layout/text.tsx";
import { Checkbox } from "./checkbox.tsx";
import { FilterSection } from "./filter-section.tsx";

const guide = {
  use: [
    "For each kind of filter beside the results and in “All filters”: practice, price, language, duration.",
    "Open for practice and price, and for each kind in which a filter holds.",
  ],
  avoid: [
    "Disclosure for text that may be read or not, such as the terms of a booking.",
    "EditorSection for a part of a long form that has a state of its own.",
  ],
  words: {
    rule: "One noun, the same as in the chip of the filter. No numbers, they stand at the options.",
    et: "Hind · Keel · Kohtumise viis",
    en: "Price · Language · Meeting",
    ru: "Цена · Язык · Формат встречи",
  },
  examples: [{
    right: "OpenWhereAFilterHolds",
    wrong: "ClosedOverAFilter",
    why:
      "The ticked box that shortens the list is out of sight. Open the section while one of its filters holds.",
  }],
  related: [
    "Layout/Disclosure",
    "Controls/CheckboxGroup",
    "Controls/RangeSlider",
    "Feedback/Sheet",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/FilterSection",
  component: FilterSection,
  parameters: {
    guide,
    keyboard: { "Enter, Space": "opens or closes it" },
  },
} satisfies Meta<
  typeof FilterSection
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { title: "Price", open: true, children: "A scale" } };
export const Closed: Story = { args: { title: "Time of day", children: "Boxes" } };
export const LongText: Story = {
  args: {
    title: "Опыт работы с подростками и родителями",
    open: true,
    children: <Checkbox label="Emakeelena eesti, inglise ja vene keel" count="123 456 789" />,
  },
  globals: { viewport: { value: "phone" } },
};
const language = (
  <>
    <Checkbox label="Estonian" count={22} />
    <Checkbox label="Finnish" count={2} defaultChecked />
  </>
);
export const OpenWhereAFilterHolds: Story = {
  args: { title: "Language", open: true, children: language },
  render: (args) => (
    <Stack>
      <FilterSection {...args} />
      <Text>2 practitioners</Text>
    </Stack>
  ),
};
export const ClosedOverAFilter: Story = {
  ...OpenWhereAFilterHolds,
  args: { title: "Language", open: false, children: language },
};
