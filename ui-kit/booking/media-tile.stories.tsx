import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { TextField } from "../controls/text-field.tsx";
import { Progress } from "../feedback/progress.tsx";
import { StateText } from "../feedback/state-text.tsx";
import { MediaTile } from "./media-tile.tsx";

const guide = {
  use: [
    "In the profile's editor: each picture or video with its description, from the upload to ready.",
    "For the one portrait and the picture of a place, with the fields that belong to it.",
  ],
  avoid: [
    "Gallery on the public profile, where nothing can be changed.",
    "UploadRow for documents such as a certificate, which have no picture to show.",
  ],
  words: {
    rule:
      "A failure gives the size it has and the size it may have; a missing description is a state and no error.",
    et: "Fail on 412 MB. Video võib olla kuni 200 MB.",
    en: "The file is 412 MB. A video can be up to 200 MB.",
    ru: "Размер файла — 412 МБ. Для видео можно до 200 МБ.",
  },
  examples: [{
    right: "Failed",
    wrong: "FailedWithoutReason",
    why: "The practitioner tries the same file again and again; only the limit says what to do.",
  }],
  related: ["Controls/FileDrop", "Booking/Gallery", "Feedback/UploadRow", "Feedback/StateText"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/MediaTile",
  component: MediaTile,
  parameters: { guide },
} satisfies Meta<typeof MediaTile>;

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
    children: <StateText state="error">The file is 412 MB. A video can be up to 200 MB.</StateText>,
  },
};
export const FailedWithoutReason: Story = {
  args: {
    picture: undefined,
    alt: "",
    state: "failed",
    children: <StateText state="error">Upload error 413</StateText>,
  },
};
export const LongWords: Story = {
  args: { ...Default.args!, tag: "Kehapsühhoteraapiakabinet" },
};
