import { minute } from "../domain/duration.ts";
import { remindAdmins, remindOfRestingProfiles } from "../use-cases/admin/remind-of-onboarding.ts";
import { remindInvitedPeople } from "../use-cases/invitations/remind-invited-people.ts";
import type { Job } from "./job.ts";

export const sendOnboardingMailsJob: Job = {
  name: "send onboarding mails",
  everyMs: 5 * minute,
  async run({ ports, now }) {
    await remindInvitedPeople(ports, now);
    await remindOfRestingProfiles(ports, now);
    await remindAdmins(ports, now);
  },
};
