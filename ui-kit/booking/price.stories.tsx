import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./price.tsx";

const meta = { title: "Booking/Price", component: Price } satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithDuration: Story = { args: { price: "from €65", duration: "50 min" } };
export const WithoutDuration: Story = { args: { price: "€65" } };
export const Regular: Story = { args: { price: "€65", duration: "50 min", size: "regular" } };
export const FreeOfCharge: Story = { args: { price: "free" } };
