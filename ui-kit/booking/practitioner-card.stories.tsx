import type { Meta, StoryObj } from "@storybook/react-vite";
import { anna, kulli, mart, siim } from "../compositions/people.tsx";
import { Button } from "../controls/button.tsx";
import { Failed } from "../layout/failed.tsx";
import { PractitionerCard } from "./practitioner-card.tsx";

const meta = {
  title: "Booking/PractitionerCard",
  component: PractitionerCard,
  parameters: {
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
