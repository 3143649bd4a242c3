import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
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

const guide = {
  use: [
    "For queues and registers of the admin pages, where rows are compared by column: applications, certificates, gift cards, jobs, rules, versions.",
    "Give each column its place on a phone (title, status, line, action): there a row becomes a card.",
    "Selection where the same decision is taken for several, such as disabling accounts.",
  ],
  avoid: [
    "SessionCard, AgendaRow, PractitionerCard for what clients and practitioners read one by one.",
    "DescriptionList for one thing with its facts; FigureBlock for the table of a drawing.",
  ],
  words: {
    rule:
      "A head is one noun; the button of a row says its verb, its accessible name also whom it opens.",
    et: "Ava: Liis Õunapuu",
    en: "Open Liis Õunapuu",
    ru: "Открыть: Лийс Ыунапуу",
  },
  examples: [{
    right: "FourFactsAndOneStep",
    wrong: "EveryFact",
    why:
      "Nine columns cannot be compared, and on a phone each row is longer than the screen; the rest belongs to the case itself.",
  }],
  related: ["Layout/FilterRow", "Layout/Empty", "Navigation/Pager", "Layout/DescriptionList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/DataTable",
  component: DataTable<Row>,
  parameters: {
    guide,
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
export const NoRows: Story = { args: { rows: [] } };
export const LongWords: Story = {
  args: {
    rows: [{
      id: "1",
      name: "Константин Константинопольский-Преображенский",
      city: "Kehapsühhoteraapiakeskuse-Õunapuukuja",
      days: 123_456_789,
      waiting: true,
    }],
  },
  globals: { viewport: { value: "phone" } },
};
export const ManyRows: Story = {
  args: {
    columns: columns.slice(0, 3),
    rows: Array.from({ length: 200 }, (_, at) => ({
      id: String(at),
      name: `Practitioner ${at + 1}`,
      city: "Tartu",
      days: at,
      waiting: at % 2 === 0,
    })),
  },
};
export const FourFactsAndOneStep: Story = { args: { label: "Approvals" } };
const more = ["Gender", "Languages", "Practices", "Phone"];

export const EveryFact: Story = {
  args: {
    columns: [
      ...columns.slice(0, 4),
      ...more.map((name): DataColumn<Row> => ({
        id: name,
        name,
        as: "line",
        cell: () => "not filled in",
      })),
      columns[4]!,
    ],
  },
};
