/** The guides in `docs/api`, in the order in which they are read. */
export const guides = [
  {
    name: "get-started",
    label: "Get started",
    summary: "What needs a key, how to make one, scopes, limits, long lists.",
  },
  {
    name: "booking",
    label: "Book a time",
    summary: "From a free time to a booking: as a guest, signed in, or for your own clients.",
  },
  {
    name: "embedding",
    label: "Embedding",
    summary: "The booking page on another site, with one script or with react-calendly.",
  },
  {
    name: "webhooks",
    label: "Webhooks",
    summary: "Messages to your server when a session is booked, moved, cancelled or finished.",
  },
  {
    name: "errors",
    label: "Errors",
    summary: "What a refusal says, and what a program does about it.",
  },
  {
    name: "versions",
    label: "Versions",
    summary: "Versions by date, what may change within one, and how one ends.",
  },
] as const;

export type GuideName = (typeof guides)[number]["name"];

export const guideAddress = (name: GuideName) => `/docs/${name}`;
