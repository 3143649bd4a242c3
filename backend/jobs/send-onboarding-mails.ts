import { minute } from "../domain/duration.ts";
import { remindInvitedPeople } from "../use-cases/invitations/remind-invited-people.ts";
import type { Job } from "./job.ts";

export const sendOnboardingMailsJob: Job = {
  name: "send onboarding mails",
  everyMs: 5 * minute,
  run: ({ ports, now }) => remindInvitedPeople(ports, now),
};
