import { z } from "@hono/zod-openapi";
import { delayMinutes } from "../../domain/running-late.ts";
import { isWithoutMail } from "../../domain/address-without-mail.ts";
import { languages } from "../../domain/text.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Delay } from "../../use-cases/therapy-sessions/delay-messages.ts";
import { instantText } from "../version.ts";

export const DelayMinutes = z.union([
  z.literal(delayMinutes[0]),
  ...delayMinutes.slice(1).map((minutes) => z.literal(minutes)),
]).openapi({ description: "How much later the first session begins" });

const Session = {
  sessionId: z.uuid(),
  startsAt: z.iso.datetime(),
  clientName: z.string().max(200),
};

export const HasEmail = z.boolean().openapi({
  description: "Whether a mail can reach the client; the practitioner calls the others",
});

export const DelayBody = z.object({
  sessions: z.array(z.object(Session)).max(100).openapi({
    description: "The sessions of today that the delay can begin with",
  }),
  from: z.uuid().nullable().openapi({
    description: "The first session that begins later; null when none of today is ahead",
  }),
  messages: z.array(z.object({
    ...Session,
    minutes: z.int().min(5).max(60).openapi({
      description: "How much later this session begins, rounded up to five minutes",
    }),
    isKnown: z.boolean().openapi({
      description: "Whether the client knows of a delay as long already and gets no other mail",
    }),
    language: z.enum(languages),
    hasEmail: HasEmail,
    subject: z.string().max(300),
    text: z.string().max(20_000).openapi({
      description: "The mail as it is sent, except for the secret part of its links",
    }),
  })).max(100).openapi({ description: "The clients whose session begins later, in order" }),
}).openapi("Delay", {
  example: {
    sessions: [{
      sessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      startsAt: "2026-11-24T12:00:00Z",
      clientName: "Mari Maasikas",
    }],
    from: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    messages: [{
      sessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      startsAt: "2026-11-24T12:00:00Z",
      clientName: "Mari Maasikas",
      minutes: 10,
      isKnown: false,
      language: "en",
      hasEmail: true,
      subject: "Today about 10 minutes later",
      text: "Today about 10 minutes later\n\nHello!\n",
    }],
  },
});

export function presentDelay(
  { sessions, fromId, messages }: Delay,
  mail: Mail,
  now: number,
): z.infer<typeof DelayBody> {
  const named = ({ id, startsAt, client }: Delay["sessions"][number]) => ({
    sessionId: id,
    startsAt: instantText(startsAt),
    clientName: client.name,
  });
  return {
    sessions: sessions.map(named),
    from: fromId,
    messages: messages.map(({ session, minutes, language, isKnown, mail: message }) => {
      const { subject, text } = mail.preview({ ...message, id: "", now });
      const hasEmail = !isWithoutMail(message.to);
      return { ...named(session), minutes, language, isKnown, hasEmail, subject, text };
    }),
  };
}
