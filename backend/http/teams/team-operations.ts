import { mountAcceptTeamInvitation } from "./accept-team-invitation.ts";
import { mountCreateTeam } from "./create-team.ts";
import { mountGetTeam } from "./get-team.ts";
import { mountHandOverTeam } from "./hand-over-team.ts";
import { mountHoldTeamTime } from "./hold-team-time.ts";
import { mountInviteTeamMember } from "./invite-team-member.ts";
import { mountListTeamTimes } from "./list-team-times.ts";
import { mountListTeams } from "./list-teams.ts";
import { mountRemoveTeam } from "./remove-team.ts";
import { mountRemoveTeamMember } from "./remove-team-member.ts";
import { mountUpdateTeam } from "./update-team.ts";

export const teamOperations = [
  mountListTeams,
  mountCreateTeam,
  mountGetTeam,
  mountUpdateTeam,
  mountRemoveTeam,
  mountInviteTeamMember,
  mountAcceptTeamInvitation,
  mountRemoveTeamMember,
  mountHandOverTeam,
  mountListTeamTimes,
  mountHoldTeamTime,
];
