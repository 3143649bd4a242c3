import type { Meta, StoryObj } from "@storybook/react-vite";
import { kulli } from "../compositions/people.tsx";
import { PractitionerHeader } from "./practitioner-header.tsx";

const meta = { title: "Booking/PractitionerHeader", component: PractitionerHeader } satisfies Meta<
  typeof PractitionerHeader
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  args: {
    name: kulli.name,
    photo: kulli.photo,
    practices: kulli.practices,
    lead: kulli.lead,
    details: kulli.details,
    verdict: kulli.verdicts![0],
  },
};
