import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Empty } from "./empty.tsx";

const guide = {
  use: [
    "In place of a list that has no entries: no practitioner fits, no session booked yet, no free time.",
    "Give the way out as the action: loosen the filter that costs most, with how many it brings; or the page where entries come from.",
  ],
  avoid: [
    "Failed when the list could not be loaded: empty means we know that there is nothing.",
    "Note when only a part of the content is missing.",
  ],
  words: {
    rule:
      "Say what is not there and why, then the nearest way on with its result. No apology, no joke.",
    et: "Selle valikuga ei leidnud kedagi. Ilma hinnapiirita on 7.",
    en: "Nobody fits all of this. Without the price limit there are 7.",
    ru: "С такими условиями никого нет. Без ограничения цены — 7.",
  },
  examples: [{
    right: "SaysTheWayOut",
    wrong: "OnlySaysNo",
    why: "“Oops, no results” leaves a tired person alone with eight filters.",
  }],
  related: ["Layout/Failed", "Controls/ActionList", "Layout/Skeleton", "Feedback/Note"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Empty", component: Empty, parameters: { guide } } satisfies Meta<
  typeof Empty
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    message: "Nobody fits all of this.",
    action: <Button small>Show 7 without the price limit</Button>,
  },
};
export const WithoutAction: Story = {
  args: { message: "Nothing has been recommended to you yet." },
};
export const LongWords: Story = {
  args: {
    message:
      "Kehapsühhoteraapiakohtumisi ei ole veel toimunud ja ühtegi ei ole ka ette broneeritud.",
    action: <Button small>Показать специалистов без ограничения цены и расстояния</Button>,
  },
  globals: { viewport: { value: "phone" } },
};
export const SaysTheWayOut: Story = {
  args: {
    message: "No session fits these filters.",
    action: <Button small>Show all sessions</Button>,
  },
};
export const OnlySaysNo: Story = { args: { message: "Oops! No results :(" } };
