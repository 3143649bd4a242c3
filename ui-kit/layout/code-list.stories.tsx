import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
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

const guide = {
  use: [
    "When recovery codes of the second factor are made, and for the recovery code of a sealed journal, group by group: shown once, to be printed or written down.",
  ],
  avoid: [
    "CodeField for typing a code in; GroupCodeField for a code in groups.",
    "DataTable for codes that can be looked at again, such as gift cards.",
  ],
  words: {
    rule:
      "The title stands on paper for years: whose codes, for which account. The note says how often each works.",
    et: "Heaolu varukoodid, mari@example.ee – Iga kood kehtib ühe korra.",
    en: "Heaolu recovery codes, mari@example.ee – Each code works once.",
    ru: "Heaolu: резервные коды, mari@example.ee — Каждый код действует один раз.",
  },
  related: ["Controls/CodeField", "Controls/GroupCodeField", "Layout/QrCode"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/CodeList",
  component: CodeList,
  parameters: { guide },
  args: { title: "Heaolu varukoodid", codes, note: "Iga kood kehtib ühe korra." },
} satisfies Meta<typeof CodeList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TenCodes: Story = {};
export const OneCode: Story = { args: { codes: codes.slice(0, 1) } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
/** The code of a sealed journal, group by group. */
export const OneCodeInGroups: Story = {
  args: {
    title: "Sinu päeviku taastekood, Heaolu",
    codes: "K7QF-2M9X-RT4B-W8HC-5NJD-3VYP-0G6S-A1EZ".split("-"),
    note: "See avab märkmed, kui paroolilause on kadunud.",
  },
};
