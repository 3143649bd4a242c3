import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Select } from "../controls/select.tsx";
import { TextField } from "../controls/text-field.tsx";
import { FilterRow } from "./filter-row.tsx";

const meta = { title: "Layout/FilterRow", component: FilterRow } satisfies Meta<typeof FilterRow>;

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
