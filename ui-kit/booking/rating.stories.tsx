import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { Rating } from "./rating.tsx";

const guide = {
  use: [
    "In a finished session of the journal: five stars that are saved at once and that only client and practitioner see.",
    "In the form of a public review, where the stars are the only field that must be filled.",
  ],
  avoid: [
    "StarRating to show a rating that is given.",
    "RadioGroup for other scales; stars mean nothing but content.",
  ],
  words: {
    rule:
      "The question is open and short; the hint says who sees the answer and until when it can be changed.",
    et: "Kuidas oli? Seda näevad ainult sina ja Kadri",
    en: "How was it? Seen only by you and Kadri",
    ru: "Как прошло? Видите только вы и Кадри",
  },
  examples: [{
    right: "Empty",
    wrong: "LeadingQuestion",
    why:
      "A question that praises in advance makes a client give five stars or none; the number is then of no use to either.",
  }],
  related: ["Booking/StarRating", "Booking/SessionCard", "Booking/ReviewCard"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Rating",
  component: Rating,
  parameters: { guide, keyboard: { "← →": "changes the rating by one star" } },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    label: "How was it?",
    starLabels: ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"],
    onPick: () => {},
    hint: "seen only by you and Kadri",
  },
  render: function Controlled(args) {
    const [picked, setPicked] = useState(args.picked);
    return <Rating {...args} picked={picked} onPick={setPicked} />;
  },
};
export const Rated: Story = {
  args: { ...Empty.args, picked: 4, hint: "can be changed until 8 December" },
  render: Empty.render!,
};
export const Missing: Story = {
  args: { ...Empty.args, hint: undefined, error: "Choose the stars" },
  render: Empty.render!,
};
export const Disabled: Story = { args: { ...Empty.args, picked: 3, disabled: true } };
export const LongWords: Story = {
  args: {
    ...Empty.args,
    label: "Сколько звёзд вы ставите этой встрече?",
    hint: "видите только вы и Александра Константинопольская, можно изменить до 8 декабря",
  },
  render: Empty.render!,
  globals: { viewport: { value: "phone" } },
};
export const LeadingQuestion: Story = {
  args: {
    ...Empty.args,
    label: "How much did you love your wonderful session?",
    hint: "Five stars help Kadri a lot!",
  },
  render: Empty.render!,
};
