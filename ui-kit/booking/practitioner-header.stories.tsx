import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { kulli } from "../compositions/people.tsx";
import { PractitionerHeader } from "./practitioner-header.tsx";
import { Row } from "../layout/row.tsx";
import { KeepButton } from "./keep-button.tsx";

const guide = {
  use: [
    "At the top of a practitioner's page: face, name, practices, the own sentence in serif, and the facts that decide whether to read on.",
  ],
  avoid: [
    "PageHeader for pages that are not about one person.",
    "PractitionerCard in lists; the header has no times, since the panel beside it has them.",
  ],
  words: {
    rule:
      "The sentence is the practitioner's own and stays as written; the facts are short and in the same order on each page.",
    et: "4,9 (38) · Kadriorg · ka video teel · eesti, inglise",
    en: "4.9 (38) · Kadriorg · also by video · Estonian, English",
    ru: "4,9 (38) · Кадриорг · можно по видео · эстонский, английский",
  },
  related: ["Booking/BookingPanel", "Booking/IconList", "Booking/KeepButton", "Layout/PageHeader"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/PractitionerHeader",
  component: PractitionerHeader,
  parameters: { guide },
} satisfies Meta<
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
export const WithActions: Story = {
  args: {
    ...Recommended.args,
    actions: (
      <Row>
        <KeepButton label="Keep: Külli Mägi" text="Keep" kept={false} onKeep={() => {}} />
      </Row>
    ),
  },
};
export const WithoutPhoto: Story = { args: { ...Recommended.args, photo: undefined } };
export const LongNames: Story = {
  args: {
    ...Recommended.args,
    name: "Maria-Magdaleena Aleksandrovitš-Kuusemets",
    practices: [
      { group: "somatic", name: "Kehapsühhoteraapia ja traumateadlik liikumisteraapia" },
      { group: "other", name: "Neurolingvistiline programmeerimine" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
