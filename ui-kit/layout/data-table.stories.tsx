import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { type DataColumn, DataTable } from "./data-table.tsx";
import { Text } from "./text.tsx";

type Row = { id: string; name: string; city: string; days: number; waiting: boolean };

const columns: DataColumn<Row>[] = [
  { id: "name", name: "Practitioner", as: "title", cell: ({ name }) => <b>{name}</b> },
  { id: "city", name: "City", as: "line", cell: ({ city }) => <Text tone="soft">{city}</Text> },
  { id: "days", name: "Waiting", as: "line", numeric: true, cell: ({ days }) => `${days} d` },
  {
    id: "state",
    name: "Status",
    as: "status",
    cell: ({ waiting }) => (
      waiting
        ? <Badge tone="warning" icon="clock">Waiting</Badge>
        : <Badge tone="success" icon="check">Approved</Badge>
    ),
  },
  {
    id: "open",
    name: "Open",
    as: "action",
    cell: ({ name }) => <Button small href="#" aria-label={`Open ${name}`}>Open</Button>,
  },
];

const meta = {
  title: "Layout/DataTable",
  component: DataTable<Row>,
  parameters: {
    keyboard: {
      Tab: "moves through the heads that sort and the actions, row by row",
      "Enter, Space": "sorts by the column, in the other direction when it is sorted by it",
    },
  },
  args: {
    label: "Approvals",
    columns,
    keyOf: ({ id }) => id,
    rows: [
      { id: "1", name: "Liis Õunapuu", city: "Tartu", days: 0, waiting: true },
      { id: "2", name: "Алексей Соколов", city: "Narva", days: 2, waiting: true },
      { id: "3", name: "Anna-Liisa Rebane", city: "Tallinn", days: 5, waiting: false },
    ],
  },
} satisfies Meta<typeof DataTable<Row>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Sorted: Story = {
  args: {
    focusableRows: true,
    columns: columns.map((column) =>
      column.id === "days"
        ? { ...column, sort: { direction: "descending", onSort: () => {} } }
        : column.id === "name"
        ? { ...column, sort: { direction: undefined, onSort: () => {} } }
        : column
    ),
  },
};

export const Picking: Story = {
  args: {
    selection: {
      picked: new Set(["2"]),
      onPick: () => {},
      allLabel: "Choose all rows",
      labelOf: ({ name }) => `Choose ${name}`,
    },
  },
};
