import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Select } from "../controls/select.tsx";
import { TextField } from "../controls/text-field.tsx";
import { FilterRow } from "./filter-row.tsx";

const guide = {
  use: [
    "Above an admin list or the statements: a search field, two or three choices, the button, and what is done with the whole list, such as CSV.",
  ],
  avoid: [
    "FilterSection in the filters of the search, where there are many and each has its count.",
    "FieldRow for fields of a form; Tabs for states that each have their own page.",
  ],
  words: {
    rule: "The label of the field says what it searches in.",
    et: "Otsi nime või aadressi järgi",
    en: "Search by name or address",
    ru: "Поиск по имени или адресу",
  },
  related: [
    "Layout/DataTable",
    "Controls/FilterSection",
    "Controls/Select",
    "Navigation/CommandPalette",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/FilterRow",
  component: FilterRow,
  parameters: { guide },
} satisfies Meta<typeof FilterRow>;

export default meta;

type Story = StoryObj<typeof meta>;

const options = [{ id: "all", label: "All" }, { id: "waiting", label: "Waiting" }];

export const Filters: Story = {
  args: {
    children: (
      <>
        <TextField type="search" name="text" label="Search by name or address" />
        <Select label="State" picked="all" groups={[{ options }]} onPick={() => {}} />
        <Select label="Order" picked="all" groups={[{ options }]} onPick={() => {}} />
        <Button type="submit" icon="search">Search</Button>
        <Button icon="download">CSV</Button>
      </>
    ),
  },
};
export const OnAPhone: Story = {
  args: Filters.args!,
  globals: { viewport: { value: "phone" } },
};
