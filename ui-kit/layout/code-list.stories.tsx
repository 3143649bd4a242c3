import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeList } from "./code-list.tsx";

const codes = [
  "4KQ9-X2WA",
  "M7RD-8RTE",
  "PW3C-55HK",
  "T9AA-26VX",
  "B2HN-73QD",
  "6VEX-48WP",
  "F8SY-29KM",
  "GAQJ-64RT",
  "C5TW-93HB",
  "R2PD-77EY",
];

const meta = {
  title: "Layout/CodeList",
  component: CodeList,
  args: { title: "Heaolu varukoodid", codes, note: "Iga kood kehtib ühe korra." },
} satisfies Meta<typeof CodeList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TenCodes: Story = {};
export const OneCode: Story = { args: { codes: codes.slice(0, 1) } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
