import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Hold, MeetingType } from "../../domain/scheduling.ts";
import type { TeamPractice } from "../../domain/team-times.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countHold, hashedHolder } from "../scheduling/holder.ts";
import {
  findShownTeam,
  type OfferingMember,
  offeringMembers,
  othersThan,
} from "./find-shown-team.ts";

export type TeamHold = { hold: Hold & { secret: string }; member: OfferingMember };

/**
 * Holds a time with the free member who has the fewest sessions that week. The hold is one of that member's practice and
 * is booked like any other. ERR_NOT_FOUND, ERR_PRACTICE_NOT_OFFERED when no member gives the practice,
 * ERR_OWN_CALENDAR when only the caller does, else as `TimeHolds.holdFirstFree`.
 */
export async function holdTeamTime(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  visitor: VisitorContextWithAddress & { account: Account | null },
  { slug, startsAt, meetingType, ...wanted }: TeamPractice & {
    slug: string;
    startsAt: number;
    meetingType?: MeetingType;
  },
): Promise<TeamHold> {
  const { members } = await findShownTeam(ports, visitor.account, slug);
  const all = offeringMembers(ports, members, wanted)
    .filter(({ practice }) => !meetingType || practice.meetingTypes.includes(meetingType));
  const { holds } = ports.scheduling;
  if (!holds || all.length === 0) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const offering = othersThan(visitor.account, all);
  if (offering.length === 0) throw new DomainError("ERR_OWN_CALENDAR");
  const eventTypeUris = offering.map(({ practice }) => practice.eventTypeUri);
  const { auth, persistence } = ports;
  await persistence.transaction((repositories) => countHold(auth, repositories, visitor));
  const hold = await holds.holdFirstFree({
    ...hashedHolder(auth, visitor),
    eventTypeUris,
    startsAt,
    ...(meetingType && { meetingType }),
  }, visitor.now);
  const member = offering.find(({ practice }) => practice.eventTypeUri === hold.eventTypeUri)!;
  return { hold, member };
}
