import type { Language } from "./text.ts";

export const leadStates = [
  "new",
  "confirmed",
  "contacted",
  "invited",
  "profile-started",
  "waiting",
  "visible",
  "declined",
] as const;

export type LeadState = (typeof leadStates)[number];

export type Lead = {
  id: string;
  email: string;
  language: Language;
  iAmPractitioner: boolean;
  createdAt: number;
};
