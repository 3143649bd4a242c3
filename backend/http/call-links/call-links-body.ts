import { z } from "@hono/zod-openapi";
import { callLinkMaxLength, type CallLinks } from "../../domain/call-link.ts";

export const CallAddress = z.string().trim().max(callLinkMaxLength).nullable();

export const maximumCallPractices = 200;

const roomPattern = "https://meet.example.org/{id}";

export const CallLinksBody = z
  .object({
    roomPattern: CallAddress.openapi({
      description:
        "An https address with `{id}`, which is replaced by an unguessable id per booking; used for practices without " +
        "a link of their own",
    }),
    practices: z.array(z.object({
      id: z.uuid(),
      practiceType: z.string().max(40),
      intro: z.boolean(),
      durationMinutes: z.int().min(1).max(1440),
      callLink: CallAddress,
    })).max(maximumCallPractices).openapi({
      description: "The practices that can be held by video",
    }),
  })
  .openapi("CallLinks", {
    example: {
      roomPattern,
      practices: [{
        id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d15",
        practiceType: "BODY_PSYCHOTHERAPY",
        intro: false,
        durationMinutes: 50,
        callLink: "https://meet.example.org/kulli-magi",
      }],
    },
  });

export function presentCallLinks({ roomPattern, practices }: CallLinks) {
  return {
    roomPattern,
    practices: practices.map(({ id, type, intro, durationMinutes, callLink }) => ({
      id,
      practiceType: type,
      intro,
      durationMinutes,
      callLink,
    })),
  };
}
