import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Link } from "../controls/link.tsx";
import { Disclosure } from "../layout/disclosure.tsx";
import { VerdictNote } from "./verdict-note.tsx";

const guide = {
  use: [
    "In the row of a practice on the profile and on the page of a practice, for visitors who have taken the test: verdict, the strictest reason and its source.",
    "Brief, with only “read why” beside it, in the list of all practices.",
  ],
  avoid: [
    "AdviceRow in the results themselves.",
    "Note for messages that do not come from the test.",
  ],
  words: {
    rule:
      "One sentence of reason that says what the body or the practice does; the source names what it is based on.",
    et: "Allikas: massaaži üldised ohutussoovitused",
    en: "Source: general safety advice for massage",
    ru: "Источник: общие рекомендации по безопасности массажа",
  },
  examples: [{
    right: "Caution",
    wrong: "WarningThatFrightens",
    why:
      "It threatens instead of explaining, gives no source, and leaves the reader without a next step.",
  }],
  related: ["Booking/VerdictBadge", "Booking/DecisionChain", "Booking/PracticeRow"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/VerdictNote",
  component: VerdictNote,
  parameters: { guide },
} satisfies Meta<
  typeof VerdictNote
>;

export default meta;

type Story = StoryObj<typeof meta>;

const result = <Link href="/preferences#massage">See your test results</Link>;

export const Recommended: Story = {
  args: {
    verdict: "recommended",
    label: "Recommended by your test",
    reason: "Suits you, because it helps with stress and burnout.",
    children: result,
  },
};
export const Ok: Story = { args: { verdict: "ok", label: "Suits you" } };
export const Caution: Story = {
  args: {
    verdict: "caution",
    label: "With caution",
    reason: "Gentle work suits well, but the position on the table has to be adapted.",
    source: "Source: general safety advice for massage",
    children: (
      <>
        <Disclosure title="Why?">Your answer: You are pregnant, or might be</Disclosure>
        {result}
      </>
    ),
  },
};
export const AskFirst: Story = {
  args: { ...Caution.args, verdict: "ask", label: "Ask the practitioner first" },
};
export const NotNow: Story = {
  args: {
    ...Caution.args,
    verdict: "contraindicated",
    label: "Not suitable for you right now",
    reason: "Deep work on the belly and cupping are not used in pregnancy.",
  },
};
export const Brief: Story = {
  args: {
    verdict: "ask",
    label: "Ask first",
    beside: <Link href="/preferences#massage">Read why</Link>,
  },
};
export const RightToLeft: Story = { ...NotNow, globals: { direction: "rtl" } };
export const WarningThatFrightens: Story = {
  args: {
    verdict: "caution",
    label: "Danger",
    reason: "Massage can harm you and your baby. Continue at your own risk!",
  },
};
export const LongWords: Story = {
  args: { ...Recommended.args, label: "Täiskasvanupsühhoterapeudi nõusolekul" },
};
