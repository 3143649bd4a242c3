import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "Layout/QrCode",
  component: QrCode,
  args: {
    label: "Ruutkood",
    value: "otpauth://totp/Heaolu:mari%40example.ee?secret=JBSWY3DPEHPK3PXP&issuer=Heaolu",
  },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AppAddress: Story = {};
export const ShortText: Story = { args: { value: "heaolu.ee" } };
