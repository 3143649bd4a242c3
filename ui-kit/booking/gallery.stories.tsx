import type { Meta, StoryObj } from "@storybook/react-vite";
import { faces } from "../compositions/people.tsx";
import { Gallery } from "./gallery.tsx";

const meta = {
  title: "Booking/Gallery",
  component: Gallery,
  parameters: { keyboard: { "Enter, Space": "plays the video" } },
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
