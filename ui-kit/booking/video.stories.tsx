import type { Meta, StoryObj } from "@storybook/react-vite";
import { faces } from "../compositions/people.tsx";
import { Video } from "./video.tsx";

const meta = {
  title: "Booking/Video",
  component: Video,
  parameters: { keyboard: { "Tab, Space": "reaches the controls and plays the video" } },
  args: { src: "/introduction.mp4", caption: "Külli Mägi introduces herself" },
} satisfies Meta<typeof Video>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithPoster: Story = { args: { poster: faces.kulli } };
export const WithoutPoster: Story = {};
