import { createRoute, z } from "@hono/zod-openapi";
import { userNameMaxLength } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  listWaitingPeople,
  type Waiting,
} from "../../use-cases/waiting-lists/list-waiting-people.ts";
import { BookedPractice } from "../booking-links/booked-session-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { presentPractice, presentWish, wishFields } from "./waiting-list-body.ts";

const Instant = z.iso.datetime();

const PersonBody = z.object({
  id: z.uuid(),
  name: z.string().max(userNameMaxLength),
  joinedAt: Instant,
  ...wishFields,
  practice: BookedPractice.nullable().openapi({ description: "Null when any practice suits" }),
  offer: z.object({ startsAt: Instant, answerBy: Instant }).nullable().openapi({
    description: "The time kept for this person",
  }),
}).openapi("WaitingPerson");

const PeopleBody = z.object({ people: z.array(PersonBody).max(10_000) }).openapi("WaitingPeople");

const route = createRoute({
  method: "get",
  path: "/api/waiting-lists/people",
  operationId: "listWaitingPeople",
  tags: ["waiting-lists"],
  summary: "List the people who wait for the caller",
  description: "For practitioners. In the order of joining.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The waiting people", ...json(PeopleBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListWaitingPeople(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const people = await listWaitingPeople(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ people: people.map(present) }, 200);
  });
}

function present({ entry, name, practice, offer }: Waiting): z.infer<typeof PersonBody> {
  return {
    id: entry.id,
    name,
    joinedAt: instantText(entry.createdAt),
    ...presentWish(entry),
    practice: practice && presentPractice(practice),
    offer: offer && {
      startsAt: instantText(offer.startsAt),
      answerBy: instantText(offer.expiresAt),
    },
  };
}
