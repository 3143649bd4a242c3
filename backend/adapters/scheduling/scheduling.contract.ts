import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Scheduling } from "../../ports/scheduling.ts";
import { describeRescheduling } from "./reschedule.contract.ts";
import { type Fixture, refused } from "./scheduling-fixture.testing.ts";
import { day, hour } from "../../domain/duration.ts";

/** The contract of every scheduling adapter; `open` gives a fresh fixture. */
export function describeScheduling(name: string, open: () => Promise<Fixture>): void {
  describeRescheduling(name, open);
  describe(`scheduling: ${name}`, () => {
    let fixture: Fixture;
    let scheduling: Scheduling;
    let now: number;

    beforeAll(async () => {
      fixture = await open();
      ({ scheduling, now } = fixture);
    });
    afterAll(() => fixture.close());

    let week = 0;
    function nextWeek() {
      const monday = now + ++week * 7 * day + 3 * hour;
      return { monday, tuesday: monday + day, wednesday: monday + 2 * day };
    }

    async function starts(type: string, from: number, to: number, at = now) {
      const times = await scheduling.listAvailableTimes(type, { from, to }, at);
      return times.map(({ startsAt }) => startsAt);
    }

    function booking(startsAt: number, email: string, type = fixture.session) {
      return {
        eventTypeUri: type,
        startsAt,
        meetingType: "VIDEO_CALL" as const,
        invitee: { name: "Mari Maasikas", email, timeZone: "Europe/Riga" },
        answers: [{ question: "What brings you?", answer: "Sleep", position: 0 }],
        tracking: { utm_source: "newsletter" },
      };
    }

    test("active event types are listed in pages", async () => {
      const all = await scheduling.listEventTypes({ limit: 100 });
      expect(all.nextCursor).toBeNull();
      expect(all.items.map(({ uri }) => uri).toSorted())
        .toEqual([fixture.session, fixture.inPerson, fixture.berts].toSorted());
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await scheduling.listEventTypes({ limit: 1, cursor });
        paged.push(...page.items.map(({ uri }) => uri));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(paged).toEqual(all.items.map(({ uri }) => uri));
    });

    test("event types are listed by account", async () => {
      const own = await scheduling.listEventTypes({ limit: 100, ownerUri: fixture.bert });
      expect(own.items.map(({ uri }) => uri)).toEqual([fixture.berts]);
      const unknown = scheduling.resourceUri("users/unknown");
      expect((await scheduling.listEventTypes({ limit: 5, ownerUri: unknown })).items).toEqual([]);
    });

    test("an event type is found by uri and by booking page", async () => {
      const type = await scheduling.findEventType(fixture.session);
      expect(type).toMatchObject({
        uri: fixture.session,
        ownerUri: fixture.anna,
        durationMinutes: 50,
        timeZone: "Europe/Tallinn",
        active: true,
      });
      const { account, slug } = fixture.page;
      expect(await scheduling.findEventTypeByPage(account, slug)).toEqual(type);
      expect(type!.schedulingUrl.startsWith(`${scheduling.origin}/`)).toBe(true);
      expect(await scheduling.findEventTypeByPage(account, "nothing")).toBeNull();
      expect(await scheduling.findEventType(`${fixture.session}-not`)).toBeNull();
      expect(await scheduling.findEventType("https://evil.example/event_types/1")).toBeNull();
      expect(await scheduling.findEventType(fixture.retired)).toMatchObject({ active: false });
    });

    test("available times follow the hours and name the place", async () => {
      const { monday, tuesday } = nextWeek();
      const times = await scheduling.listAvailableTimes(
        fixture.session,
        { from: monday, to: tuesday + day },
        now,
      );
      expect(times).toHaveLength(16);
      expect(times.map(({ startsAt }) => startsAt).filter((start) => start < tuesday))
        .toEqual(Array.from({ length: 8 }, (_, hours) => monday + hours * hour));
      expect(times[8]).toMatchObject({ startsAt: tuesday, seatsLeft: 1 });
      if (!fixture.supports.places) return;
      expect(times[0]).toMatchObject({ startsAt: monday, meetingTypes: ["VIDEO_CALL"], place: "" });
      expect(times[8]).toMatchObject({
        startsAt: tuesday,
        meetingTypes: ["VIDEO_CALL", "IN_PERSON"],
        place: "Pikk 1",
      });
    });

    test("a type in person has no times without a place", async () => {
      const { monday, tuesday } = nextWeek();
      expect(await starts(fixture.inPerson, monday, tuesday)).toEqual([]);
      expect(await starts(fixture.inPerson, tuesday, tuesday + day)).toHaveLength(8);
    });

    test("available times of an unknown or inactive type give ERR_NOT_FOUND", async () => {
      const range = { from: now, to: now + day };
      await refused("ERR_NOT_FOUND", scheduling.listAvailableTimes(fixture.retired, range, now));
      const unknown = scheduling.resourceUri("event_types/unknown");
      await refused("ERR_NOT_FOUND", scheduling.listAvailableTimes(unknown, range, now));
    });

    test("next times are the first of each day", async () => {
      const times = await scheduling.listNextTimes(
        [fixture.berts, fixture.retired, scheduling.resourceUri("event_types/unknown")],
        3,
        now,
      );
      expect([...times.keys()]).toEqual([fixture.berts]);
      const first = now + 3 * hour;
      expect(times.get(fixture.berts)!.map(({ startsAt }) => startsAt))
        .toEqual([first, first + day, first + 2 * day]);
    });

    test("next times depend on the current time", async () => {
      const later = now + hour + 1;
      const times = await scheduling.listNextTimes([fixture.berts], 1, later);
      expect(times.get(fixture.berts)![0]!.startsAt).toBe(now + 4 * hour);
      const again = await scheduling.listNextTimes([fixture.berts], 1, now);
      expect(again.get(fixture.berts)![0]!.startsAt).toBe(now + 3 * hour);
    });

    describe("booking", () => {
      test("a booking takes the time and its buffer until it is cancelled", async () => {
        const { tuesday } = nextWeek();
        const free = await starts(fixture.session, tuesday, tuesday + day);
        const { event, invitee } = await scheduling.book(booking(free[2]!, "a@a.ee"), now);
        expect(event).toMatchObject({
          eventTypeUri: fixture.session,
          ownerUri: fixture.anna,
          status: "active",
          startsAt: free[2],
          endsAt: free[2]! + 50 * 60_000,
          meetingType: "VIDEO_CALL",
          place: "",
        });
        expect(invitee).toMatchObject({
          eventUri: event.uri,
          email: "a@a.ee",
          timeZone: "Europe/Riga",
          tracking: { utm_source: "newsletter" },
          answers: [{ question: "What brings you?", answer: "Sleep", position: 0 }],
        });
        const left = free.filter((start) => start !== free[2]);
        expect(await starts(fixture.session, tuesday, tuesday + day)).toEqual(left);
        expect(await starts(fixture.inPerson, tuesday, tuesday + day)).toEqual(left);
        await scheduling.cancel({ eventUri: event.uri }, "Mari", "ill", now + 1000);
        await scheduling.cancel({ eventUri: event.uri }, "Mari again", "twice", now + 2000);
        expect(await starts(fixture.session, tuesday, tuesday + day)).toEqual(free);
        const found = await scheduling.findInvitee(invitee.uri);
        expect(found!.event).toMatchObject({ status: "canceled", cancelReason: "ill" });
        if (fixture.supports.cancellers) expect(found!.event.canceledBy).toBe("Mari");
        expect(found!.invitee.status).toBe("canceled");
        const rebooked = await scheduling.book(booking(free[2]!, "b@a.ee"), now);
        expect(rebooked.event.uri).not.toBe(event.uri);
      });

      test("an event in person has a place", async () => {
        const { tuesday } = nextWeek();
        const { meetingType: _, ...open } = booking(tuesday, "p@a.ee", fixture.inPerson);
        const { event } = await scheduling.book(open, now);
        expect(event).toMatchObject({ meetingType: "IN_PERSON", place: "Pikk 1" });
      });

      test("in person is refused without a place", async () => {
        if (!fixture.supports.places) return;
        const { monday } = nextWeek();
        const request = { ...booking(monday, "p@a.ee"), meetingType: "IN_PERSON" as const };
        await refused("ERR_SLOT_NOT_OFFERED", scheduling.book(request, now));
        expect(await starts(fixture.session, monday, monday + hour)).toEqual([monday]);
      });

      test("one of fifty concurrent bookings succeeds, the others get three alternatives", async () => {
        const { wednesday } = nextWeek();
        const answers = await Promise.allSettled(
          Array.from(
            { length: 50 },
            (_, at) => scheduling.book(booking(wednesday, `c${at}@a.ee`), now),
          ),
        );
        expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
        for (const answer of answers) {
          if (answer.status === "fulfilled") continue;
          expect(answer.reason).toMatchObject({ code: "ERR_SLOT_TAKEN" });
          expect(answer.reason.facts.alternatives)
            .toEqual([1, 2, 3].map((hours) => wednesday + hours * hour));
        }
      });

      test("a time outside the hours or in the past gives ERR_SLOT_NOT_OFFERED", async () => {
        const { monday } = nextWeek();
        const invented = [
          monday + 7 * 60_000,
          monday - hour,
          monday + 5 * day,
          now - 7 * day,
          now + 130 * day,
        ];
        for (const startsAt of invented) {
          await refused("ERR_SLOT_NOT_OFFERED", scheduling.book(booking(startsAt, "d@a.ee"), now));
        }
        await refused(
          "ERR_SLOT_NOT_OFFERED",
          scheduling.book(booking(now + 3 * hour, "d@a.ee"), now + 2 * hour),
        );
        await refused(
          "ERR_PRACTICE_NOT_OFFERED",
          scheduling.book(booking(monday, "d@a.ee", fixture.retired), now),
        );
      });

      test("a client cannot have two bookings at the same time", async () => {
        const { tuesday } = nextWeek();
        await scheduling.book(booking(tuesday, "Busy@A.ee"), now);
        await refused(
          "ERR_CLIENT_BUSY",
          scheduling.book(booking(tuesday, "busy@a.ee", fixture.berts), now),
        );
        await scheduling.book(booking(tuesday + hour, "busy@a.ee", fixture.berts), now);
        await scheduling.book(booking(tuesday, "free@a.ee", fixture.berts), now);
      });
    });

    describe("scheduled events", () => {
      test("are listed by account, by invitee and by status, in pages", async () => {
        const { monday } = nextWeek();
        const booked = [];
        for (let at = 0; at < 3; at++) {
          const request = booking(monday + at * hour, "Lists@A.ee", fixture.berts);
          booked.push((await scheduling.book(request, now)).event.uri);
        }
        await scheduling.cancel({ eventUri: booked[1]! }, "Bert", "", now);
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await scheduling.listScheduledEvents({
            limit: 2,
            cursor,
            ownerUri: fixture.bert,
            inviteeEmail: "lists@a.ee",
          });
          seen.push(...page.items.map(({ uri }) => uri));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(seen).toEqual(booked);
        const active = await scheduling.listScheduledEvents({
          limit: 10,
          inviteeEmail: "lists@a.ee",
          status: "active",
        });
        expect(active.items.map(({ uri }) => uri)).toEqual([booked[0], booked[2]]);
        const annas = await scheduling.listScheduledEvents({
          limit: 10,
          ownerUri: fixture.anna,
          inviteeEmail: "lists@a.ee",
        });
        expect(annas.items).toEqual([]);
      });

      test("are found with their invitees; an invitee only under its own event", async () => {
        const { monday } = nextWeek();
        const one = await scheduling.book(booking(monday, "e@a.ee"), now);
        const two = await scheduling.book(booking(monday + hour, "f@a.ee"), now);
        const found = await scheduling.findScheduledEvent(one.event.uri);
        expect(found).toEqual({ event: one.event, invitees: [one.invitee] });
        expect(await scheduling.findInvitee(one.invitee.uri)).toEqual(one);
        const [, id] = one.invitee.uri.split("/invitees/");
        expect(await scheduling.findInvitee(`${two.event.uri}/invitees/${id}`)).toBeNull();
        expect(await scheduling.findScheduledEvent(`${one.event.uri}x`)).toBeNull();
      });

      test("created in a range are listed", async () => {
        const { monday } = nextWeek();
        const madeAt = now + 5000;
        const { invitee } = await scheduling.book(booking(monday, "g@a.ee"), madeAt);
        const made = await scheduling.listInviteesCreated({ from: madeAt, to: madeAt + 1 });
        expect(made.map((entry) => entry.invitee.uri)).toEqual([invitee.uri]);
      });
    });
  });
}
