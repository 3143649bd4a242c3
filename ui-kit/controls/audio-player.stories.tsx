import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { AudioPlayer } from "./audio-player.tsx";

/** A second of silence: a WAV file without samples would have no length. */
const silence = `data:audio/wav;base64,UklGRiQIAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAIAAA${
  "gICA".repeat(680)
}`;

const guide = {
  use: [
    "For a recording in a lesson of a course: a led exercise that is heard with the eyes closed or the screen off.",
    "With the place of the last visit, so that a lesson goes on where it stopped.",
  ],
  avoid: [
    "Video when there is something to see, also for a talk with slides.",
    "FileLinks for a file to take along, without listening here.",
  ],
  words: {
    rule:
      "The note says who speaks and that the screen may go dark: the listener cannot check later.",
    et: "Loeb Külli Mägi. Ekraan võib kustuda, heli jätkub.",
    en: "Read by Külli Mägi. The screen may go dark, the sound goes on.",
    ru: "Читает Кюлли Мяги. Экран может погаснуть, звук не прервётся.",
  },
  related: ["Booking/Video", "Navigation/FileLinks", "Navigation/LessonLinks"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Controls/AudioPlayer",
  component: AudioPlayer,
  parameters: {
    guide,
    keyboard: { "Space": "plays and pauses on the button", "← →": "moves the place on the slider" },
  },
  args: {
    src: silence,
    label: "Hingamine pimedas",
    playLabel: "Play",
    pauseLabel: "Pause",
    placeLabel: "Place",
    format: (seconds) =>
      `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`,
    children: "Loeb Külli Mägi. Ekraan võib kustuda, heli jätkub.",
  },
} satisfies Meta<typeof AudioPlayer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};
export const WithoutNotes: Story = { args: { children: undefined } };
export const LongWords: Story = {
  args: {
    label: "Hingamisharjutus enne magamajäämist",
    children:
      "Читает Кюлли Мяги, телесно-ориентированный психотерапевт. Экран может погаснуть, звук не прервётся.",
  },
  globals: { viewport: { value: "phone" } },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
