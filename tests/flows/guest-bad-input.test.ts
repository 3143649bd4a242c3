import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hour, minute } from "backend/domain/duration.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";
import {
  codeFor,
  type Guest,
  guestSteps,
  lastMail,
  linkFor,
  openGuestVisit,
  wrongCode,
} from "./guest-steps.ts";
import { openMailServer } from "../support/mail-server.ts";
import { disable, expectRefusal, newMails } from "../support/sign-in-steps.ts";

type Visit = Awaited<ReturnType<typeof openGuestVisit>>;

let visit: Visit;
let app: Visit["app"];
beforeAll(async () => {
  visit = await openGuestVisit({ settings: { isTrustedProxy: (address) => address === "local" } });
  app = visit.app;
});
afterAll(() => app[Symbol.asyncDispose]());

const guest = (name: string): Guest => ({ email: `${name.toLowerCase()}@example.ee`, name });
/** Each in a network of its own. */
const from = (nth: number) => ({ "X-Forwarded-For": `198.${18 + (nth >> 8)}.${nth & 255}.7` });

describe("codes", () => {
  test("a day of guesses at one mailbox from ever new networks has 15 chances in a million at most", async () => {
    const victim = guest("Victim");
    let network = 0;
    let chance = 0;
    let sent = 0;
    for (let hours = 0; hours < 24; hours++) {
      const { held } = await heldBy(network++);
      const answer = await app.post("/booking-requests", visit.form(held, victim), from(network++));
      if (answer.status === 201) {
        const { id, secret } = await answer.json();
        const right = await codeFor(app, victim.email);
        const guesses = Array.from(
          { length: 12 },
          (_, nth) => String(10 ** (right.length - 1) + nth),
        )
          .filter((code) => code !== right);
        const answers = await Promise.all(
          guesses.map((code) =>
            app.post(`/booking-requests/${id}/confirm`, { secret, code }, from(network++))
          ),
        );
        sent += answers.length;
        for (const answer of answers) {
          const { errCode } = await answer.json();
          expect(["ERR_INVALID_CODE", "ERR_CODE_EXPIRED", "ERR_TOO_MANY_REQUESTS"])
            .toContain(errCode);
          if (errCode === "ERR_INVALID_CODE") chance += 10 ** -right.length;
        }
      }
      app.advance(hour - 1);
    }
    expect(sent).toBeGreaterThan(200);
    expect(chance).toBeGreaterThan(10e-6);
    expect(chance).toBeLessThan(15e-6);
  });

  test("one network compares thirty codes an hour over all mailboxes", async () => {
    const one = from(5000);
    let compared = 0;
    for (let nth = 0; nth < 12; nth++) {
      const person = guest(`Many${nth}`);
      const { held } = await heldBy(5001 + nth);
      const form = visit.form(held, person);
      const { id, secret } = await (await app.post("/booking-requests", form, one)).json();
      const code = wrongCode(await codeFor(app, person.email));
      for (let tries = 0; tries < 5; tries++) {
        const answer = await app.post(`/booking-requests/${id}/confirm`, { secret, code }, one);
        if ((await answer.json()).errCode === "ERR_INVALID_CODE") compared++;
      }
      await app.send("DELETE", `/calendly/holds/${held.hold.id}`, undefined, {
        "X-Hold-Secret": held.hold.secret,
      });
    }
    expect(compared).toBe(30);
    app.advance(hour);
  });

  test("an old code is worth nothing for the newer request", async () => {
    const person = guest("Old");
    const { held, requested } = await visit.requestTime(person);
    const old = await codeFor(app, person.email);
    app.advance(10 * minute);
    await expectRefusal(await visit.confirm(requested, old), 409, "ERR_CODE_EXPIRED");
    const again = await visit.request(held, person);
    const code = await codeFor(app, person.email);
    if (old !== code) await expectRefusal(await visit.confirm(again, old), 400, "ERR_INVALID_CODE");
    expect((await visit.confirm(again, code)).status).toBe(200);
  });

  test("a replayed code signs in at most five times and books once", async () => {
    const person = guest("Replay");
    const { requested } = await visit.requestTime(person, 4);
    const code = await codeFor(app, person.email);
    const bodies = [];
    for (let nth = 0; nth < 8; nth++) {
      bodies.push(await (await visit.confirm(requested, code)).json());
    }
    expect(new Set(bodies.map(({ booking }) => booking.id)).size).toBe(1);
    expect(bodies.filter(({ signedIn }) => signedIn).length).toBeLessThanOrEqual(6);
    app.advance(10 * minute);
    const late = await (await visit.confirm(requested, code)).json();
    expect([late.booking.id, late.signedIn]).toEqual([bodies[0].booking.id, false]);
  });
});

test("a request answers the same for every address, whatever the person has booked", async () => {
  const busy = await newClient(app, "busy@example.ee");
  const { session } = await bookSession(app, busy, visit.therapistId, 8);
  const full = await newClient(app, "full@example.ee");
  for (let nth = 0; nth < 4; nth++) await bookSession(app, full, visit.therapistId, 20 + nth * 8);
  await newClient(app, "closed@example.ee");
  await disable(app, "closed@example.ee");
  const other = guestSteps(app, (await app.signIn("therapist2@demo.heaolu.ee")).user.therapistId);
  const { times } = await offeredTimes(app, other.therapistId);
  const overlapping = times.findIndex((time) => Date.parse(time) === Date.parse(session.startsAt));

  const answers = [];
  for (const email of ["unknown@example.ee", "busy@example.ee", "full@example.ee"]) {
    answers.push(await shapeOf(visit, email));
  }
  answers.push(
    await shapeOf(visit, "closed@example.ee"),
    await shapeOf(visit, "admin@demo.heaolu.ee"),
  );
  if (overlapping >= 0) answers.push(await shapeOf(other, "busy@example.ee", overlapping));
  expect(answers.length).toBeGreaterThan(4);
  for (const answer of answers) expect(answer).toEqual(answers[0]);

  async function shapeOf(steps: Pick<Visit, "hold" | "form" | "confirm">, email: string, nth = 0) {
    const held = await steps.hold(nth);
    const person = { email, name: "Somebody" };
    const answer = await app.post("/booking-requests", steps.form(held, person));
    const body = await answer.json();
    const mail = await lastMail(app, email);
    const code = await codeFor(app, email);
    const wrong = await steps.confirm(body, wrongCode(code));
    await app.send("DELETE", `/calendly/holds/${held.hold.id}`, undefined, {
      "X-Hold-Secret": held.hold.secret,
    });
    return {
      status: answer.status,
      fields: Object.keys(body),
      mail: body.mail,
      subject: mail.subject.replace(/\d/g, "0"),
      wrong: { ...await wrong.json(), instance: "" },
    };
  }
});

test("a name has letters that are seen, and nothing that turns the text around it", async () => {
  const held = await visit.hold();
  const nameOf = async (name: string) => {
    const answer = await app.post(
      "/booking-requests",
      visit.form(held, { ...guest("Bidi"), name }),
    );
    if (!answer.ok) return (await answer.json()).errors[0].path;
    const token = await linkFor(app, "bidi@example.ee");
    const { booking } = await (await app.post("/booking-requests/link/confirm", { token })).json();
    return booking.name;
  };
  const unseen = ["\u200B\u200B", "\u3164", "\u2800", "A\u2028B", "A\r\nBcc: x@example.ee"];
  for (const name of unseen) expect(await nameOf(name)).toBe("invitee.name");
  expect(await nameOf("\u202EMari\u200B Tamm\u{E0041}")).toBe("Mari Tamm");
});

describe("a closed browser", () => {
  const steps = {
    "after the time was chosen": async () => {
      const held = await visit.hold();
      return { startsAt: held.startsAt, email: null };
    },
    "while the code was on its way": async () => {
      const person = guest("Closed1");
      const { held } = await visit.requestTime(person);
      return { startsAt: held.startsAt, email: person.email };
    },
    "after a wrong code": async () => {
      const person = guest("Closed2");
      const { held, requested } = await visit.requestTime(person);
      await visit.confirm(requested, wrongCode(await codeFor(app, person.email)));
      return { startsAt: held.startsAt, email: person.email };
    },
    "after the mail's link was opened, and not confirmed": async () => {
      const person = guest("Closed3");
      const { held } = await visit.requestTime(person);
      await app.post("/booking-requests/link", { token: await linkFor(app, person.email) });
      return { startsAt: held.startsAt, email: person.email };
    },
  };

  test.each(Object.entries(steps))(
    "%s leaves a free time, no account and no mail",
    async (_, step) => {
      const { startsAt, email } = await step();
      await newMails(app);
      expect(await visit.isFree(startsAt)).toBe(false);
      app.advance((email ? 15 : 5) * minute);
      expect(await visit.isFree(startsAt)).toBe(true);
      expect(await newMails(app)).toEqual([]);
      if (email) expect(await app.ports.persistence.users.findByEmail(email)).toBeNull();
    },
  );
});

test("while the mail server is down the guest reads so, the hold lives on and the code comes later", async () => {
  let mailbox: "open" | "full" | "unknown" = "full";
  await using server = await openMailServer(() => mailbox);
  const down = await openGuestVisit({ broken: (ports) => ({ ...ports, mail: server.mail }) });
  await using app = down.app;
  const person = guest("Patient");
  const { held, requested } = await down.requestTime(person);
  expect(requested.mail).toBe("delayed");
  expect(await down.state(requested)).toMatchObject({ status: "waiting" });
  expect(await down.isFree(held.startsAt)).toBe(false);

  mailbox = "open";
  app.advance(minute);
  await sendDueMails({ ...app.ports, mail: server.mail }, { clock: app.now });
  expect(server.received.map(({ to }) => to)).toEqual([[person.email]]);
  const [, code] = /(\d{3}[ _]\d{3})/.exec(server.received[0]!.message)!;
  expect((await down.confirm(requested, code!.replace(/\D/, ""))).status).toBe(200);

  mailbox = "unknown";
  const mistyped = await down.requestTime(guest("Mistyped"), 4);
  expect(mistyped.requested.mail).toBe("refused");
  expect(await down.isFree(mistyped.held.startsAt)).toBe(false);
});

async function heldBy(network: number) {
  const { practice, times } = await offeredTimes(app, visit.therapistId);
  const startsAt = times[0]!;
  const wanted = { event_type: practice.eventTypeUri, start_time: startsAt };
  const answer = await app.post("/calendly/holds", wanted, from(network));
  const { id, secret } = await answer.json();
  return { held: { eventType: practice.eventTypeUri, startsAt, hold: { id, secret } } };
}
