import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { QrCode } from "./qr-code.tsx";

const guide = {
  use: [
    "When an authenticator app is set up on another device: the code for its camera, beside it the link for the same phone and the secret to type.",
  ],
  avoid: [
    "CodeList for codes that are written down.",
    "Link or ShareButton where the reader is on the device that shall open the address.",
  ],
  words: {
    rule: "The label says what the camera gets and where the same stands as text.",
    et: "Ruutkood autentimisrakendusele; sama võti on kõrval tekstina",
    en: "Code for the authenticator app; the same key stands beside it as text",
    ru: "Код для приложения; тот же ключ стоит рядом текстом",
  },
  related: ["Layout/CodeList", "Controls/CodeField", "Navigation/ShareButton"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/QrCode",
  component: QrCode,
  parameters: { guide },
  args: {
    label: "Ruutkood",
    value: "otpauth://totp/Heaolu:mari%40example.ee?secret=JBSWY3DPEHPK3PXP&issuer=Heaolu",
  },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AppAddress: Story = {};
export const ShortText: Story = { args: { value: "heaolu.ee" } };
/** As long as an address of an app gets. */
export const LongAddress: Story = {
  args: {
    value: `otpauth://totp/Heaolu:${"maria-magdaleena".repeat(12)}%40example.ee?secret=JBSWY3DP`,
  },
};
