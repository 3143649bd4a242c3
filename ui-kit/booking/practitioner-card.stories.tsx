import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { anna, kulli, mart, siim } from "../compositions/people.tsx";
import { Button } from "../controls/button.tsx";
import { Failed } from "../layout/failed.tsx";
import { PractitionerCard } from "./practitioner-card.tsx";
import { Skeleton } from "../layout/skeleton.tsx";
import { KeepButton } from "./keep-button.tsx";

const guide = {
  use: [
    "In the search results: who, which practice and price, and at most three real times that fit the sentence of the search.",
    "Compact beside the map, narrow in the column of a wide screen; the facts stay, the layout gives way.",
  ],
  avoid: [
    "OfferList inside an advice, where a practice was chosen before the person.",
    "Comparison for two to four that are already kept, PersonStrip for those that were looked at.",
  ],
  words: {
    rule:
      "Without times in this week the next one is named; never “fully booked”, never “only 2 left”.",
    et: "Sel nädalal vabu aegu ei ole. Järgmine:",
    en: "No free times this week. The next one:",
    ru: "На этой неделе свободного времени нет. Ближайшее:",
  },
  examples: [{
    right: "Free",
    wrong: "PersuasionInsteadOfTimes",
    why:
      "Availability comes before persuasion: praise cannot be checked, and without a time nothing can be done here.",
  }],
  related: ["Booking/Slot", "Booking/Price", "Booking/VerdictBadge", "Booking/KeepButton"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/PractitionerCard",
  component: PractitionerCard,
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves through name, reasons, free times and links",
      "Enter": "follows a link",
    },
  },
} satisfies Meta<
  typeof PractitionerCard
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = { args: mart };
export const Recommended: Story = { args: kulli };
export const InAnotherZone: Story = { args: { ...mart, zone: "Your time zone: Japan Time" } };
export const NoneThisWeek: Story = { args: anna };
export const Contraindicated: Story = {
  args: { ...siim, fallback: <Button small block>See who suits</Button> },
};
export const SeveralVerdicts: Story = {
  args: {
    ...mart,
    practices: [
      { group: "talking", name: "Psychotherapy" },
      { group: "somatic", name: "Massage" },
      { group: "somatic", name: "Cupping" },
    ],
    verdicts: [
      { value: "recommended", label: "Recommended by your test: Psychotherapy" },
      { value: "caution", label: "With caution: Massage" },
      { value: "contraindicated", label: "Not now: Cupping" },
    ],
  },
};
export const LongNames: Story = {
  args: {
    ...mart,
    name: "Maria-Magdalena Aleksandrovitš-Kuusemets",
    practices: [{ group: "somatic", name: "Kehapsühhoteraapia ja traumateadlik liikumisteraapia" }],
  },
};
export const WithoutPhoto: Story = { args: { ...mart, photo: undefined } };
export const LoadFailed: Story = {
  args: {
    ...mart,
    fallback: <Failed message="We couldn't load the times." retryLabel="Try again" />,
  },
};
export const TimesLoading: Story = {
  args: { ...mart, fallback: <Skeleton label="Loading free times" shape="slots" count={1} /> },
};
export const Kept: Story = {
  args: { ...mart, keep: <KeepButton label="Keep: Mart Šmidt" kept onKeep={() => {}} /> },
};
export const CompactAndCurrent: Story = { args: { ...mart, compact: true, current: true } };
export const Narrow: Story = { args: { ...kulli, narrow: true } };
export const RightToLeft: Story = { args: kulli, globals: { direction: "rtl" } };
export const PersuasionInsteadOfTimes: Story = {
  args: {
    ...mart,
    lead: "Estonia's favourite therapist! Hundreds of happy clients cannot be wrong.",
    times: [],
    noneThisWeek: "Almost fully booked, so hurry",
    fallback: <Button small block>Request a call back</Button>,
  },
};
