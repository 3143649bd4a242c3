import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { emailMaxLength, type User, userNameMaxLength } from "../../domain/account.ts";
import { discreetNames } from "../../domain/discreet.ts";
import { approvals } from "../../domain/profile.ts";
import { roles, rolesOf } from "../../domain/rights.ts";
import { inviteeNameMaxLength } from "../../domain/scheduling.ts";
import { languages } from "../../domain/text.ts";
import { hasAddress } from "../../domain/contact-details.ts";
import { hasControlCharacters, hasLetter, visibleName } from "../../domain/visible-text.ts";
import { isTimeZone } from "../../domain/wall-clock.ts";
import { refused } from "../field-problems.ts";
import { json } from "../json-bodies.ts";
import { StoredPhone } from "../phone-number.ts";
import type { SignedInEnv } from "../signed-in.ts";
import { etag, etagOf } from "../version.ts";

export const Email = z.email().max(emailMaxLength).openapi({ example: "mari.tamm@example.ee" });

export const withoutAddress = refused("ERR_ADDRESS_IN_NAME");

/** A name that others read on pages and in mails. */
function personName(maxLength: number) {
  return z.string()
    .overwrite(visibleName).trim().min(1).max(maxLength)
    .refine((name) => !hasControlCharacters(name), refused("ERR_INVALID_CHARACTER"))
    .refine(hasLetter, refused("ERR_NO_LETTER"))
    .refine((name) => !hasAddress(name), withoutAddress)
    .openapi({ example: "Mari Tamm" });
}

export const AccountName = personName(userNameMaxLength);

/** The name of the person a booking is for. */
export const InviteeName = personName(inviteeNameMaxLength);

export const LanguageCode = z.enum(languages).openapi({ example: "et" });

export const TimeZone = z.string().max(64).refine(isTimeZone, refused("ERR_UNKNOWN_TIME_ZONE"))
  .openapi({ example: "Europe/Tallinn" });

export const DiscreetBody = z.object({
  name: z.enum(discreetNames).openapi({
    description: "What the product calls itself in mails and titles",
  }),
  exitSignsOut: z.boolean().openapi({ description: "Whether leaving quickly also signs out" }),
});

export const UserBody = z
  .object({
    id: z.uuid(),
    name: z.string().max(userNameMaxLength),
    email: z.string().max(emailMaxLength),
    phone: StoredPhone.openapi({ description: "In E.164, for the user alone; else null" }),
    profileUrl: z.string().max(300).nullable().openapi({
      description: "The URL of the user's picture",
    }),
    therapistId: z.uuid().nullable().openapi({
      description: "The id of the user's practitioner page; null for other users",
    }),
    approval: z.enum(approvals).nullable().openapi({
      description: "Whether that page was approved; null for other users",
    }),
    roles: z.array(z.enum(roles).exclude(["visitor"])).max(6),
    language: LanguageCode,
    timeZone: z.string().max(64).openapi({ description: "IANA time zone" }),
    emailVerified: z.boolean(),
    hasSecondFactor: z.boolean().openapi({
      description: "Whether signing in takes a second step",
    }),
    discreet: DiscreetBody.nullable().openapi({
      description: "Null where mails, titles and calendars may show what the account is for",
    }),
    notifications: z.object({
      reminders: z.boolean().openapi({ description: "Mails before a booked session" }),
    }),
  })
  .openapi("CurrentUser", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      name: "Mari Tamm",
      email: "mari.tamm@example.ee",
      phone: "+37256123456",
      profileUrl: null,
      therapistId: null,
      approval: null,
      roles: ["client"],
      language: "et",
      timeZone: "Europe/Tallinn",
      emailVerified: true,
      hasSecondFactor: false,
      discreet: null,
      notifications: { reminders: true },
    },
  });

export const userResponse = { headers: etag, ...json(UserBody) };

export function sendUser(c: Context<SignedInEnv>, user: User): z.infer<typeof UserBody> {
  c.header("ETag", etagOf(user));
  return user.id === c.var.account.userId ? present(user) : presentToOthers(user);
}

/** For administrators who have given no reason to see more. */
export function presentToOthers(user: User): z.infer<typeof UserBody> {
  return { ...present(user), phone: null };
}

export function present(user: User): z.infer<typeof UserBody> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    profileUrl: user.pictureKey && `/files/${user.pictureKey}`,
    therapistId: user.therapistId,
    approval: user.approval,
    roles: rolesOf(user),
    language: user.language,
    timeZone: user.timeZone,
    emailVerified: user.emailVerifiedAt !== null,
    hasSecondFactor: user.hasSecondFactor,
    discreet: user.discreet,
    notifications: user.notifications,
  };
}
