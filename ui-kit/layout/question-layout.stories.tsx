import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { QuestionLayout } from "./question-layout.tsx";
import { QuestionRings, type QuestionState } from "./question-rings.tsx";

const meta = {
  title: "Layout/QuestionLayout",
  component: QuestionLayout,
  parameters: { keyboard: { "Enter": "on the heading or an answer submits the question" } },
} satisfies Meta<
  typeof QuestionLayout
>;

export default meta;

type Story = StoryObj<typeof meta>;

const parts: QuestionState[][] = [["answered", "now"], ["coming"]];

const title = <h1>How much does this affect your days?</h1>;
const children = <p>Think of the last two weeks.</p>;

export const Default: Story = {
  args: {
    where: (
      <>
        <QuestionRings variant="small" parts={parts} />
        <span>2 / 3</span>
      </>
    ),
    aside: <QuestionRings label="Question 2 of 3" parts={parts} />,
    foot: (
      <>
        <Button variant="quiet" icon="arrow-left">Back</Button>
        <Button variant="primary">Next</Button>
      </>
    ),
    title,
    children,
    why: <p>We ask because some practices can do harm.</p>,
    keys: <p>1 to 5 pick an answer.</p>,
  },
};
export const Large: Story = {
  args: {
    large: true,
    asideEverywhere: true,
    aside: <QuestionRings parts={parts} />,
    title,
    children,
  },
};
export const WithoutAside: Story = { args: { large: true, title, children } };
export const Phone: Story = {
  args: Default.args!,
  globals: { viewport: { value: "phone" } },
};
