import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Page } from "./page.tsx";
import { TextField } from "../controls/text-field.tsx";

const guide = {
  use: [
    "Around the content of every page: wide for search, journal and admin, reading for terms and lessons, form for one form.",
    "Tall while the content loads, so that the footer does not jump; fill for the test, whose buttons stand at the foot of the window.",
  ],
  avoid: [
    "Columns or EditorLayout inside it for a side; they do not centre themselves.",
    "Prose for the length of lines of a text within a wide page.",
  ],
  examples: [{
    right: "AFormAtItsWidth",
    wrong: "AFormAcrossThePage",
    why:
      "A field for an email over 1440 px suggests a text of that length, and its label and button lose each other.",
  }],
  related: ["Layout/Columns", "Layout/PageHeader", "Layout/Prose", "Layout/AppShell"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Page", component: Page, parameters: { guide } } satisfies Meta<
  typeof Page
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { args: { children: "At most 1440 px." } };
export const Reading: Story = { args: { width: "reading", padded: true, children: "For prose." } };
export const Tall: Story = { args: { tall: true, children: "At least as high as the window." } };
export const Form: Story = { args: { width: "form", padded: true, children: "For a form." } };
export const FilledDown: Story = {
  args: { fill: true, children: "A column down to the footer." },
};
const email = <TextField label="Email" name="email" type="email" />;

export const AFormAtItsWidth: Story = { args: { width: "form", padded: true, children: email } };
export const AFormAcrossThePage: Story = { args: { width: "wide", padded: true, children: email } };
