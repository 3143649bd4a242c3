import type { Meta, StoryObj } from "@storybook/react-vite";
import { AudioPlayer } from "./audio-player.tsx";

/** A second of silence: a WAV file without samples would have no length. */
const silence = `data:audio/wav;base64,UklGRiQIAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAIAAA${
  "gICA".repeat(680)
}`;

const meta = {
  title: "Controls/AudioPlayer",
  component: AudioPlayer,
  parameters: {
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
