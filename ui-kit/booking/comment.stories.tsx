import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { kulli } from "../compositions/people.tsx";
import { Comment } from "./comment.tsx";

const guide = {
  use: [
    "In a finished session: what client and practitioner write for both of them, in the journal and in the agenda.",
    "In the practitioner's calendar, beside the session that comes next, as what was written last time.",
  ],
  avoid: [
    "PrivateNote for words that only their author sees; they stand in serif with a lock.",
    "MessageThread for a question before a booking, ReviewCard for what all visitors read.",
  ],
  words: {
    rule: "The reader is “You”, the other one a first name; the field below says who reads along.",
    et: "Seda näeb ka Külli.",
    en: "Külli sees this too.",
    ru: "Его увидит и Кюлли.",
  },
  related: [
    "Booking/MessageThread",
    "Booking/PrivateNote",
    "Booking/SessionCard",
    "Booking/ReviewCard",
  ],
  status: "stable",
} satisfies Guide;

const meta = { title: "Booking/Comment", component: Comment, parameters: { guide } } satisfies Meta<
  typeof Comment
>;

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
export const RightToLeft: Story = { ...FromPractitioner, globals: { direction: "rtl" } };
export const WithoutPicture: Story = {
  args: { from: "Külli", when: "13 Nov", children: "Thank you for your trust." },
};
