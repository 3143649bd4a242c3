import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Divider } from "./divider.tsx";

const guide = {
  use: [
    "Between two equal ways to reach the same thing: a password or another account at the log-in, a passkey or the passphrase of a sealed journal.",
    "Without a word at the end of a lesson, before the way on.",
  ],
  avoid: [
    "Section between parts of a page: it brings its line with a heading.",
    "Stack with a larger gap where air alone separates.",
  ],
  words: {
    rule: "One word, in small letters.",
    et: "või",
    en: "or",
    ru: "или",
  },
  related: ["Layout/Section", "Layout/AuthLayout", "Layout/Stack"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Divider", component: Divider, parameters: { guide } } satisfies Meta<
  typeof Divider
>;

export default meta;

export const WithText: StoryObj<typeof meta> = { args: { children: "or" } };
export const WithoutText: StoryObj<typeof meta> = {};
export const LongText: StoryObj<typeof meta> = {
  args: { children: "или войдите с учётной записью другого сервиса" },
  globals: { viewport: { value: "phone" } },
};
