import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { faces } from "../compositions/people.tsx";
import { Gallery } from "./gallery.tsx";

const guide = {
  use: [
    "On the profile of a practitioner: photos of the room and the building, so that a first visit begins at a known door.",
    "Beside the address of each place that has a picture.",
  ],
  avoid: [
    "Video for an introduction film; it carries captions and loads only when it is played.",
    "MediaTile in the profile's editor, where a picture has a description and a state.",
  ],
  words: {
    rule: "The description says what a visitor would notice there; no “picture of”, no file name.",
    et: "Tööruum: tugitool ja suur aken õue",
    en: "The room: an armchair and a large window to the yard",
    ru: "Кабинет: кресло и большое окно во двор",
  },
  related: ["Booking/MediaTile", "Booking/Video", "Layout/Picture"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/Gallery",
  component: Gallery,
  parameters: { guide, keyboard: { "Enter, Space": "plays the video" } },
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

const three = [faces.kulli, faces.mart, faces.anna].map((src, i) => ({
  src,
  alt: `Picture ${i + 1}`,
}));
export const ThreePictures: Story = { args: { pictures: three } };
export const OnePicture: Story = { args: { pictures: three.slice(0, 1) } };
export const WithVideo: Story = {
  args: {
    pictures: [{
      src: faces.kulli,
      alt: "Külli Mägi",
      video: { playLabel: "Play the introduction", length: "1:48", onPlay: () => {} },
    }],
  },
};
export const TwelvePictures: Story = {
  args: {
    pictures: Array.from({ length: 12 }, (_, at) => ({
      src: `${faces.kulli}#${at}`,
      alt: `The room from the side of window ${at + 1}`,
    })),
  },
};
