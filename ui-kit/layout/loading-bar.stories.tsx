import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { LoadingBar } from "./loading-bar.tsx";

const guide = {
  use: [
    "Once in the app: while the code or the data of the next page is on its way after a press on a link.",
  ],
  avoid: [
    "Skeleton for a part of the page whose shape is known.",
    "Button with pending for what was pressed, Progress for an upload with a known end.",
  ],
  words: {
    rule: "Say that the page loads; it is only heard, never seen.",
    et: "Leht avaneb",
    en: "The page is loading",
    ru: "Страница загружается",
  },
  related: ["Layout/Skeleton", "Feedback/Progress", "Controls/Button"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/LoadingBar",
  component: LoadingBar,
  parameters: { guide },
} satisfies Meta<
  typeof LoadingBar
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { active: true, label: "Loading the page" } };
export const Idle: Story = { args: { active: false, label: "Loading the page" } };
