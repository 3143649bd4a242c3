import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { AdviceRow } from "./advice-row.tsx";
import { PracticeLabel } from "./practice-label.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

const meta = {
  title: "Booking/AdviceRow",
  component: AdviceRow,
  decorators: [(Story) => (
    <div>
      <h2>Recommended</h2>
      <Story />
    </div>
  )],
} satisfies Meta<typeof AdviceRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    rank: 1,
    title: <PracticeLabel group="talking">Psychotherapy</PracticeLabel>,
    reasons: [
      {
        id: "needs",
        icon: "check",
        text: (
          <>
            Your concern: <b>stress</b> and <b>burnout</b>
          </>
        ),
      },
      { id: "ways", icon: "check", text: "You wanted to work by talking." },
    ],
    actions: <Button variant="primary" href="/?practice=psychotherapy">See all 11</Button>,
  },
};
export const WithWarning: Story = {
  args: {
    title: <PracticeLabel group="somatic">TRE</PracticeLabel>,
    badge: <VerdictBadge verdict="ask">Ask first</VerdictBadge>,
    reasons: [{
      id: "rule",
      icon: "phone",
      text: "Tremors and tired muscles can be too strong in pregnancy.",
    }],
    source: "Source: general advice on movement",
  },
};
export const LongNames: Story = {
  args: {
    ...WithWarning.args!,
    title: <PracticeLabel group="other">Neurolingvistiline programmeerimine</PracticeLabel>,
    reasons: [],
  },
};
