import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { DescriptionList } from "./description-list.tsx";

const guide = {
  use: [
    "On a profile: languages, meetings, experience, cancelling. In a dialog of the admin pages: what is known of an application or a certificate.",
    "Rows when values are sentences, as in “what we keep about you”.",
  ],
  avoid: [
    "IconList for three or four facts that are known by their icon, such as place and languages on a card.",
    "FactList for facts of a booking that can be changed; DataTable as soon as there is a second thing to compare.",
  ],
  words: {
    rule: "The name is a noun without a colon; the value is complete, with its unit or condition.",
    et: "Tühistamine: tasuta kuni 24 tundi enne",
    en: "Cancellation: free until 24 hours before",
    ru: "Отмена: бесплатно не позднее чем за 24 часа",
  },
  examples: [{
    right: "AnswersInFull",
    wrong: "YesAndNo",
    why: "“Yes” leaves the reader to ask until when and at what cost.",
  }],
  related: ["Booking/FactList", "Booking/IconList", "Layout/DataTable", "Layout/ChangeList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/DescriptionList",
  component: DescriptionList,
  parameters: { guide },
} satisfies Meta<
  typeof DescriptionList
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    items: [
      { name: "Experience", value: "14 years, physiotherapist" },
      { name: "Languages", value: "Estonian, English" },
      { name: "Cancellation", value: "free until 24 h before" },
    ],
  },
};
export const Rows: Story = {
  args: {
    variant: "rows",
    items: [
      { name: "Sessions", value: "Kept for seven years, because bookkeeping requires it." },
      { name: "Notes", value: "Kept until you delete them." },
    ],
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        name: "Isikuandmetetöötlusnõusolekud",
        value: "kehapsühhoteraapiakohtumistemeeldetuletused, 123 456 789 €",
      },
      { name: "Отмена", value: "бесплатно не позднее чем за 24 часа до начала встречи" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const AnswersInFull: Story = {
  args: {
    items: [
      { name: "Cancellation", value: "free until 24 hours before" },
      { name: "Video", value: "also by video, the link comes by mail" },
    ],
  },
};
export const YesAndNo: Story = {
  args: { items: [{ name: "Cancellation:", value: "Yes" }, { name: "Video:", value: "Yes" }] },
};
