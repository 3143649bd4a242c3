import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { IconList } from "./icon-list.tsx";
import { AverageRating } from "./star-rating.tsx";

const guide = {
  use: [
    "Below a name in a search result, a profile's header or the journal: rating, place, meeting type and languages in one line.",
    "As a list in the summary of a booking: length, price and place.",
  ],
  avoid: [
    "FactList when something can be done about a fact.",
    "DescriptionList when the name of the value must be read, as in the administration.",
  ],
  words: {
    rule:
      "Two to four words a fact, without verb and full stop; what needs a sentence stands elsewhere.",
    et: "ka video teel",
    en: "also by video",
    ru: "можно по видео",
  },
  examples: [{
    right: "Inline",
    wrong: "SentencesAsFacts",
    why:
      "The eye runs along the icons to compare cards; sentences stop it and push the free times out of sight.",
  }],
  related: ["Booking/FactList", "Layout/DescriptionList", "Booking/PractitionerCard"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/IconList",
  component: IconList,
  parameters: { guide },
} satisfies Meta<typeof IconList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  args: {
    items: [
      { text: <AverageRating rating="4.9" count="(38)" label="rating" /> },
      { icon: "map-pin", text: "Kadriorg, 2.1 km" },
      { icon: "video", text: "on site and by video" },
      { icon: "languages", text: "Estonian, English" },
    ],
  },
};
export const List: Story = {
  args: {
    variant: "list",
    items: [
      { icon: "clock", text: "50 minutes" },
      { icon: "wallet", text: "€65, paid on site" },
      { icon: "map-pin", text: "Poska 12, Tallinn" },
    ],
  },
};
export const LongNames: Story = {
  args: {
    items: [
      { icon: "map-pin", text: "Kehapsühhoteraapia keskus, Jaan Poska 12, Kadriorg, Tallinn" },
      { icon: "languages", text: "эстонский, английский, русский" },
    ],
  },
};
export const RightToLeft: Story = { ...Inline, globals: { direction: "rtl" } };
export const SentencesAsFacts: Story = {
  args: {
    items: [
      {
        icon: "map-pin",
        text:
          "My cosy practice is located in the beautiful district of Kadriorg, only 2.1 km away.",
      },
      {
        icon: "video",
        text: "I offer sessions on site, but you are also welcome to meet me by video.",
      },
      {
        icon: "languages",
        text: "I speak Estonian as my mother tongue and English very well.",
      },
    ],
  },
};
