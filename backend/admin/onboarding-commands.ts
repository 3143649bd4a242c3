import { DomainError } from "../domain/errors.ts";
import { invitationStates, stateOf } from "../domain/invitation.ts";
import { type Lead, leadStates } from "../domain/lead.ts";
import { languages } from "../domain/text.ts";
import { approvePractitionerAs } from "../use-cases/admin/approve-practitioner.ts";
import { inviteLeadAs } from "../use-cases/admin/invite-lead.ts";
import { sendInvitation } from "../use-cases/invitations/invitation-mail.ts";
import { recordAction } from "../use-cases/admin/record-action.ts";
import { type Command, type CommandContext, oneOf, required, requireEmail } from "./command.ts";

const mostListed = 100;

export const onboardingCommands = {
  async leads({ persistence }, [state]) {
    const known = state ? oneOf(leadStates, state) : undefined;
    const { items } = await persistence.leads.list({
      limit: mostListed,
      order: "oldest",
      state: known,
    });
    return {
      done: true,
      leads: items.map(({ createdAt, email, id, language, name, state }) => ({
        id,
        email,
        name,
        language,
        state,
        createdAt: new Date(createdAt).toISOString(),
      })),
      message: items.length === 0 ? "There are no such leads." : items.map(lineOf).join("\n"),
    };
  },

  async invitations({ persistence }, [state]) {
    const known = state ? oneOf(invitationStates, state) : undefined;
    const now = Date.now();
    const { items } = await persistence.invitations.list({
      ...{ limit: mostListed, order: "newest", now },
      state: known,
    });
    const listed = items.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      language: invitation.language,
      state: stateOf(invitation, now),
      expiresAt: new Date(invitation.expiresAt).toISOString(),
    }));
    const lines = listed.map(({ email, language, state, expiresAt }) =>
      `${expiresAt.slice(0, 10)}  ${state}  ${email}  ${language}`
    );
    return {
      done: true,
      invitations: listed,
      message: lines.length === 0
        ? "There are no such invitations."
        : ["ends        state  address  language", ...lines].join("\n"),
    };
  },

  async invite(context, [given, language = "et"]) {
    const email = required(given, "email");
    const known = oneOf(languages, language);
    requireEmail(email);
    const lead = await context.persistence.leads.findByEmail(email);
    if (lead) await inviteLeadAs(context, byCommand(), lead.id);
    else await inviteAddress(context, email, known);
    return { done: true, email, message: `The running server mails an invitation to ${email}.` };
  },
  async approve(context, [given]) {
    const name = required(given, "id|slug|email");
    const { persistence } = context;
    const therapist = await findTherapist(persistence, name);
    if (!therapist) {
      throw new DomainError("ERR_NOT_FOUND", {
        detail: `No practitioner has the id, slug or address ${name}.`,
      });
    }
    // The practitioner has a version of their own, and the command decides about any.
    const { id } = therapist;
    const { isShown } = await approvePractitionerAs(persistence, byCommand(), { id });
    const outcome = isShown ? "is visible in search" : "is approved and not shown in search";
    return { done: true, id, shown: isShown, message: `${therapist.name} ${outcome}.` };
  },
} satisfies Record<string, Command>;

async function findTherapist({ therapists, users }: CommandContext["persistence"], name: string) {
  const user = name.includes("@") ? await users.findByEmail(name) : null;
  if (user?.therapistId) return await therapists.find(user.therapistId);
  return await therapists.find(name) ?? await therapists.findBySlug(name);
}

async function inviteAddress(
  context: CommandContext,
  email: string,
  language: (typeof languages)[number],
): Promise<void> {
  const { persistence } = context;
  const user = await persistence.users.findByEmail(email);
  if (user?.therapistId) {
    throw new DomainError("ERR_DUPLICATE_ENTITY", {
      detail: `${email} is a practitioner already.`,
    });
  }
  const { account, now } = byCommand();
  await persistence.transaction(async (repositories) => {
    const facts = { email, language, therapistId: null, leadId: null, createdBy: null };
    const { id } = await sendInvitation(context, repositories, facts, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "create-invitation",
      kind: "invitation",
      id,
    });
  });
}

function byCommand() {
  return { account: null, now: Date.now() };
}

function lineOf({ createdAt, email, name, state, language }: Lead): string {
  const day = new Date(createdAt).toISOString().slice(0, 10);
  return `${day}  ${state}  ${email}  ${language}  ${name}`.trimEnd();
}
