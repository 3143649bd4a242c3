import type { Meta, StoryObj } from "@storybook/react-vite";
import { Duration } from "./duration.tsx";

const meta = { title: "Booking/Duration", component: Duration } satisfies Meta<typeof Duration>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = { args: { children: "50 min" } };
export const HoursAndMinutes: Story = { args: { children: "1 h 30 min" } };
export const AfterSomething: Story = { args: { children: "50 min", after: true } };
