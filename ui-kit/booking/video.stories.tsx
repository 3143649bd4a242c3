import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { faces } from "../compositions/people.tsx";
import { Video } from "./video.tsx";

const guide = {
  use: [
    "On the profile as an introduction, and in a lesson of a course, with captions in the languages we have.",
  ],
  avoid: [
    "AudioPlayer for a recording that is heard with the screen off.",
    "Gallery for photos; a film never starts by itself there or here.",
  ],
  words: {
    rule: "The caption says who does what in the film, not that it is one.",
    et: "Külli Mägi tutvustab ennast",
    en: "Külli Mägi introduces herself",
    ru: "Кюлли Мяги рассказывает о себе",
  },
  related: ["Booking/Gallery", "Controls/AudioPlayer", "Booking/MediaTile"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/Video",
  component: Video,
  parameters: { guide, keyboard: { "Tab, Space": "reaches the controls and plays the video" } },
  args: { src: "/introduction.mp4", caption: "Külli Mägi introduces herself" },
} satisfies Meta<typeof Video>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithPoster: Story = { args: { poster: faces.kulli } };
export const WithoutPoster: Story = {};
export const LongCaption: Story = {
  args: {
    caption:
      "Külli Mägi räägib, kuidas kehapsühhoteraapia esimene kohtumine algab ja mida sul ei ole vaja kaasa võtta",
  },
  globals: { viewport: { value: "phone" } },
};
