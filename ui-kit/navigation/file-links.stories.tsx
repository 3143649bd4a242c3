import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileLinks } from "./file-links.tsx";

const meta = {
  title: "Navigation/FileLinks",
  component: FileLinks,
  parameters: { keyboard: { "Tab, Enter": "reaches and opens a file or page" } },
  args: {
    links: [
      {
        id: "1",
        icon: "file-text",
        title: "Unepäevik, nädalaleht",
        note: "PDF, 120 kB",
        href: "/files/private/diary.pdf",
        download: "diary.pdf",
      },
      { id: "2", icon: "sprout", title: "Kõik praktikad ühel lehel", href: "/practices" },
      {
        id: "3",
        icon: "link",
        title: "Une kohta lähemalt",
        note: "example.org",
        href: "https://example.org",
        newTab: true,
      },
    ],
  },
} satisfies Meta<typeof FileLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
