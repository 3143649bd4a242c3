import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { QuestionLayout } from "./question-layout.tsx";
import { QuestionRings, type QuestionState } from "./question-rings.tsx";

const guide = {
  use: [
    "For the test of suitability: one question, why it stands there, its answers, and how many are left. Large for its first and its last page.",
  ],
  avoid: [
    "Form for fields that are filled in any order, such as a booking.",
    "Dialog for a single question, such as a reason for cancelling.",
  ],
  words: {
    rule:
      "One question in the second person that can be answered without a dictionary; why is one sentence.",
    et: "Miks me seda küsime: mõni praktika võib mõne terviseseisundi korral kahju teha.",
    en: "Why we ask: some practices can do harm with some health conditions.",
    ru: "Почему мы спрашиваем: при некоторых состояниях здоровья часть практик может навредить.",
  },
  examples: [{
    right: "OneQuestion",
    wrong: "ThreeQuestions",
    why:
      "Three questions share one answer, so the rule behind it cannot know which of them was meant.",
  }],
  related: [
    "Layout/QuestionRings",
    "Controls/AnswerOptions",
    "Layout/PartList",
    "Feedback/CrisisContacts",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/QuestionLayout",
  component: QuestionLayout,
  parameters: { guide, keyboard: { "Enter": "on the heading or an answer submits the question" } },
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
export const LongWords: Story = {
  args: {
    ...Default.args!,
    title: <h1>Kas oled viimase kolme kuu jooksul kasutanud vereliistakutevastaseid ravimeid?</h1>,
    why: (
      <p>
        Мы спрашиваем, потому что при некоторых состояниях здоровья часть практик может навредить.
      </p>
    ),
  },
  globals: { viewport: { value: "phone" } },
};
export const OneQuestion: Story = {
  args: { title: <h1>Are you pregnant?</h1>, children: <p>Yes, No, I'd rather not answer</p> },
};
export const ThreeQuestions: Story = {
  args: {
    title: <h1>Are you pregnant, on blood thinners or in treatment for epilepsy?</h1>,
    children: <p>Yes, No</p>,
  },
};
