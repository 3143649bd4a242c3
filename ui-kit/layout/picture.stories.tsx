import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { blurs, faces } from "../compositions/people.tsx";
import { Picture } from "./picture.tsx";

const guide = {
  use: [
    "For photos that practitioners upload: portraits, rooms, the poster of a video. It chooses format and width and shows a blur until it is there.",
    "Priority for the first picture of a page, so that the face of a profile comes before everything else.",
  ],
  avoid: [
    "Avatar for a face: it knows what to show without a photo.",
    "CourseCover and GrowthRings for drawings.",
  ],
  words: {
    rule:
      "The description says what a client would look for; empty where the name stands beside it.",
    et: "Vastuvõtutuba Telliskivis, kaks tooli akna all",
    en: "The practice room at Telliskivi, two chairs by the window",
    ru: "Кабинет в Теллискиви, два кресла у окна",
  },
  examples: [{
    right: "SaysWhatIsSeen",
    wrong: "SaysTheFile",
    why: "The name of a file is read out letter by letter and says nothing of the room.",
  }],
  related: ["Layout/Avatar", "Booking/Gallery", "Booking/MediaTile", "Layout/CourseCover"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Picture",
  component: Picture,
  parameters: { guide },
  args: { alt: "Külli Mägi", shownWidth: 208, width: 240, height: 288, source: faces.kulli },
  decorators: [(Story) => (
    <div style={{ inlineSize: 208, blockSize: 250 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithVariants: Story = {
  args: {
    priority: true,
    source: { src: faces.kulli, blur: blurs.kulli, widths: [256, 384], variant: () => faces.kulli },
  },
};

/** What is seen until the picture is loaded. */
export const Loading: Story = {
  args: {
    source: { src: "data:,", blur: blurs.kulli, widths: [], variant: () => "" },
    alt: "",
  },
};
export const SaysWhatIsSeen: Story = {
  args: { alt: "Külli Mägi in her practice room at Telliskivi" },
};
export const SaysTheFile: Story = { args: { alt: "IMG_20260914_153022_kulli_final.jpg" } };
