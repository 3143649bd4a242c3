import { z } from "@hono/zod-openapi";
import { rolesOf, type User } from "../domain/account.ts";
import { languages } from "../domain/text.ts";
import { isTimeZone } from "../domain/wall-clock.ts";

export const Email = z.email().max(254).openapi({ example: "mari.tamm@example.ee" });

export const PersonName = z.string().trim().min(1).max(100)
  .refine((name) => !/\p{Cc}/u.test(name), "has control characters")
  .openapi({ example: "Mari Tamm" });

export const LanguageCode = z.enum(languages).openapi({ example: "et" });

export const TimeZone = z.string().max(64).refine(isTimeZone, "is no IANA time zone")
  .openapi({ example: "Europe/Tallinn" });

export const NotificationsBody = z.object({
  reminders: z.boolean().openapi({ description: "Of what they booked" }),
  news: z.boolean().openapi({ description: "Of what is new here" }),
});

export const CurrentUserBody = z
  .object({
    id: z.uuid(),
    name: z.string().max(100),
    email: z.string().max(254),
    profileUrl: z.string().max(300).nullable().openapi({ description: "The person's picture" }),
    therapistId: z.uuid().nullable().openapi({ description: "Their own page, for practitioners" }),
    roles: z.array(z.enum(["client", "therapist", "admin"])).max(3),
    language: LanguageCode,
    timeZone: z.string().max(64).openapi({ description: "IANA zone" }),
    emailVerified: z.boolean(),
    notifications: NotificationsBody,
  })
  .openapi("CurrentUser", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      name: "Mari Tamm",
      email: "mari.tamm@example.ee",
      profileUrl: null,
      therapistId: null,
      roles: ["client"],
      language: "et",
      timeZone: "Europe/Tallinn",
      emailVerified: true,
      notifications: { reminders: true, news: false },
    },
  });

export function presentUser(user: User): z.infer<typeof CurrentUserBody> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    profileUrl: user.pictureKey && `/files/${user.pictureKey}`,
    therapistId: user.therapistId,
    roles: rolesOf(user),
    language: user.language,
    timeZone: user.timeZone,
    emailVerified: user.emailVerifiedAt !== null,
    notifications: user.notifications,
  };
}
