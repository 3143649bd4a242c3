import type { Ports } from "../../ports/ports.ts";
import type { NamedPractice } from "../../ports/persistence/companions.ts";
import type { Context } from "../context.ts";
import { type OwnPractice, ownProfile, practicesOf } from "./own-companions.ts";

type CompanionList = {
  /** Whether practices can be held together at all: not with an outside calendar. */
  isOffered: boolean;
  practices: OwnPractice[];
  /** The practices of others that name the caller. */
  namedIn: NamedPractice[];
};

/** ERR_FORBIDDEN when the caller is not a practitioner. */
export async function listCompanions(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account }: Pick<Context, "account">,
): Promise<CompanionList> {
  const therapist = await ownProfile(persistence, account);
  return {
    isOffered: scheduling.holds !== null,
    practices: await practicesOf(persistence, therapist),
    namedIn: await persistence.companions.listNaming(therapist.id),
  };
}
