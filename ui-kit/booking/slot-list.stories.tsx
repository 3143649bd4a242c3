import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { SlotList } from "./slot-list.tsx";

const meta = { title: "Booking/SlotList", component: SlotList } satisfies Meta<
  typeof SlotList
>;

export default meta;

type Story = StoryObj<typeof meta>;

function at(date: string, ...times: string[]) {
  return times.map((text) => ({ dateTime: `${date}T${text}`, text }));
}

const days = [
  {
    date: "2026-11-24",
    name: "Tue 24 Nov",
    groups: [
      { where: "Poska 12", times: at("2026-11-24", "10:00", "10:30", "11:00", "11:30", "12:00") },
      { where: "Video", times: at("2026-11-24", "16:00", "16:30", "17:00") },
    ],
  },
  {
    date: "2026-11-25",
    name: "Wed 25 Nov",
    groups: [],
    fallback: (
      <div>
        <Button variant="quiet" small>Why are there no free times?</Button>
      </div>
    ),
  },
  {
    date: "2026-11-26",
    name: "Thu 26 Nov",
    groups: [{ where: "Video", times: at("2026-11-26", "9:00", "9:30") }],
  },
];
export const Default: Story = { args: { days } };
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { days },
};
