import type { Meta, StoryObj } from "@storybook/react-vite";
import { kulli } from "../compositions/people.tsx";
import { PractitionerHead } from "./practitioner-head.tsx";

const meta = { title: "Booking/PractitionerHead", component: PractitionerHead } satisfies Meta<
  typeof PractitionerHead
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  args: {
    name: kulli.name,
    face: kulli.face,
    practices: kulli.practices,
    lead: kulli.lead,
    meta: kulli.meta,
    verdict: kulli.verdict,
  },
};
