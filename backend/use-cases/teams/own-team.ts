import { DomainError } from "../../domain/errors.ts";
import { memberOf, ownerOf, type Team } from "../../domain/team.ts";
import { freeSlug, slugOf } from "../../domain/slug.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { recordAction } from "../admin/record-action.ts";
import type { Context } from "../context.ts";
import { mayDo } from "../../domain/rights.ts";

/** A team with the profiles of its members, as those see it who are in it or invited to it. */
export type OwnTeam = { team: Team; therapists: Map<string, Therapist> };

/**
 * A team that the caller is about to change: for the owner and, on record, for admins. ERR_FORBIDDEN for other members,
 * ERR_NOT_FOUND for all other callers.
 */
export async function findTeamToManage(
  persistence: Pick<Persistence, "newId">,
  repositories: Pick<Repositories, "adminActions" | "teams">,
  { account, now }: Pick<Context, "account" | "now">,
  id: string,
): Promise<Team> {
  const { therapistId } = account;
  const managesAll = mayDo(account, "manage-teams");
  const team = await repositories.teams.find(id);
  const isMember = team && memberOf(team, therapistId);
  if (!team || !(isMember || managesAll)) throw new DomainError("ERR_NOT_FOUND");
  if (!managesAll && ownerOf(team) !== therapistId) throw new DomainError("ERR_FORBIDDEN");
  await recordForOther(persistence, repositories, { account, now }, team);
  return team;
}

/** Notes that an admin makes or changes the team of another practitioner. */
export async function recordForOther(
  persistence: Pick<Persistence, "newId">,
  repositories: Pick<Repositories, "adminActions">,
  context: Pick<Context, "account" | "now">,
  team: Team,
): Promise<void> {
  const owner = ownerOf(team);
  if (owner === undefined || owner === context.account.therapistId) return;
  const action = { action: "edit-team", kind: "therapist", id: owner } as const;
  await recordAction(persistence, repositories, context, {
    ...action,
    detail: { team: team.name },
  });
}

export async function withProfiles(
  { therapists }: Pick<Repositories, "therapists">,
  team: Team,
): Promise<OwnTeam> {
  const found = await therapists.findMany(team.members.map(({ therapistId }) => therapistId));
  return { team, therapists: new Map(found.map((therapist) => [therapist.id, therapist])) };
}

/**
 * A published profile by its id, slug, name, or the address of its page or booking page. ERR_NOT_FOUND, also for a profile that is not shown or without a
 * user, and for a name of several.
 */
export async function findColleague(
  { therapists }: Pick<Repositories, "therapists">,
  practitioner: string,
): Promise<Therapist> {
  const typed = practitioner.trim();
  const parts = typed.split(/[?#]/)[0]!.replace(/\/+$/, "").split("/");
  const bookingPage = parts.find((part) => part.startsWith("@"));
  const slug = bookingPage?.slice(1) ?? parts.at(-1)!;
  const therapist = await therapists.findBySlug(slug) ?? await therapists.find(slug) ??
    await findByName(therapists, typed);
  if (!therapist?.showInSearch || therapist.userId === null) {
    throw new DomainError("ERR_NOT_FOUND", { detail: "no shown profile has this address" });
  }
  return therapist;
}

/** Slugs are made of names; a second practitioner of the same name has one with a number. */
async function findByName(
  therapists: Repositories["therapists"],
  name: string,
): Promise<Therapist | null> {
  const slug = slugOf(name, "");
  if (slug === "" || await therapists.findBySlug(freeSlug(slug, new Set([slug])))) return null;
  return await therapists.findBySlug(slug);
}
