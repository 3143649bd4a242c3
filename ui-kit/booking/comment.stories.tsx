import type { Meta, StoryObj } from "@storybook/react-vite";
import { kulli } from "../compositions/people.tsx";
import { Comment } from "./comment.tsx";

const meta = { title: "Booking/Comment", component: Comment } satisfies Meta<typeof Comment>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromPractitioner: Story = {
  args: {
    from: "Külli",
    when: "13 Nov",
    photo: kulli.photo,
    children: "Thank you for your trust.",
  },
};
export const FromClient: Story = {
  args: { from: "You", when: "13 Nov", initials: "LT", children: "I'll bring warm socks." },
};
export const LongText: Story = {
  args: {
    from: "Mari-Magdaleena",
    when: "13 Nov",
    initials: "MM",
    children:
      "Kirjuta üles kolm asja, mis praeguses töös rõõmu teevad, ja võta need järgmisel korral kaasa: alustame neist.",
  },
};
