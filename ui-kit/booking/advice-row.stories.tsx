import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { AdviceRow } from "./advice-row.tsx";
import { PracticeLabel } from "./practice-label.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

const guide = {
  use: [
    "In the results of the test: one row a practice, in the same form from “recommended” to “not now”, so that only icon and word change.",
    "With the next free times of practitioners as children where the practice suits.",
  ],
  avoid: [
    "VerdictNote on the profile of a practitioner, where the practice is already chosen.",
    "PractitionerCard when the row is about a person and not about a practice.",
  ],
  words: {
    rule:
      "A reason names the answer or the body, never the character, and its source stands below it.",
    et: "Sobib sulle, sest võib aidata, kui mure on: stress",
    en: "Suits you, because it can help with: stress",
    ru: "Вам подходит: может помочь с тем, что вас беспокоит (стресс)",
  },
  examples: [{
    right: "WithWarning",
    wrong: "WarningWithoutReason",
    why:
      "“Ask first” without reason and source frightens and cannot be checked; the reason is the content of this row.",
  }],
  related: [
    "Booking/DecisionChain",
    "Booking/OfferList",
    "Booking/VerdictBadge",
    "Booking/VerdictNote",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/AdviceRow",
  component: AdviceRow,
  parameters: { guide },
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
export const NotNow: Story = {
  args: {
    title: <PracticeLabel group="somatic">Breathwork</PracticeLabel>,
    badge: <VerdictBadge verdict="contraindicated">Not now</VerdictBadge>,
    reasons: [{
      id: "rule",
      icon: "shield-alert",
      text: "Fast breathing can bring on a seizure in people with epilepsy.",
    }],
    source: "Source: general safety advice for breathwork",
  },
};
export const RightToLeft: Story = { ...WithWarning, globals: { direction: "rtl" } };
export const WarningWithoutReason: Story = {
  args: { ...WithWarning.args!, reasons: [], source: undefined },
};
