import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../controls/text-field.tsx";
import { Progress } from "../feedback/progress.tsx";
import { StateText } from "../feedback/state-text.tsx";
import { MediaTile } from "./media-tile.tsx";

const meta = { title: "Booking/MediaTile", component: MediaTile } satisfies Meta<typeof MediaTile>;

export default meta;

type Story = StoryObj<typeof meta>;

const room =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='tan' d='M0 0h4v3H0z'/%3E%3C/svg%3E";

export const Default: Story = {
  args: {
    picture: room,
    alt: "The workshop: an armchair and a large window",
    tag: "Main picture",
    children: <TextField label="Description" name="caption" defaultValue="The workshop" />,
  },
};
export const NoDescription: Story = {
  args: {
    picture: room,
    alt: "",
    children: <StateText state="warning">A description is missing</StateText>,
  },
};
export const Video: Story = { args: { picture: room, alt: "A video", video: true } };
export const Loading: Story = {
  args: {
    picture: room,
    alt: "",
    state: "loading",
    children: <Progress label="door.jpg" value={62} max={100} shape="line" text="62%" />,
  },
};
export const Failed: Story = {
  args: {
    picture: undefined,
    alt: "",
    state: "failed",
    children: <StateText state="error">video.mov has 412 MB: 200 MB are allowed</StateText>,
  },
};
