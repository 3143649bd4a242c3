import type { Meta, StoryObj } from "@storybook/react-vite";

export default { title: "Introduction", parameters: { layout: "fullscreen" } } satisfies Meta;

export const Placeholder: StoryObj = { render: () => <p>…</p> };
