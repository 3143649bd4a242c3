import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Scheduling } from "../../ports/scheduling.ts";
import { type Fixture, refused } from "./scheduling-fixture.testing.ts";
import { day, hour } from "../../domain/duration.ts";

/** Rescheduling and changes: a part of the contract of every scheduling adapter. */
export function describeRescheduling(name: string, open: () => Promise<Fixture>): void {
  describe(`scheduling: ${name}, rescheduling`, () => {
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

    async function isFree(startsAt: number) {
      const range = { from: startsAt, to: startsAt + 1 };
      return (await scheduling.listAvailableTimes(fixture.session, range, now)).length === 1;
    }

    function booking(startsAt: number, email: string) {
      return {
        eventTypeUri: fixture.session,
        startsAt,
        meetingType: "VIDEO_CALL" as const,
        invitee: {
          name: "Mari Maasikas",
          email,
          phone: "+37256123456",
          timeZone: "Europe/Riga",
        },
        answers: [{ question: "What brings you?", answer: "Sleep", position: 0 }],
        tracking: { utm_source: "newsletter" },
      };
    }

    test("a reschedule makes a new booking linked to the old one and frees the old time", async () => {
      const { tuesday, wednesday } = nextWeek();
      const old = await scheduling.book(booking(tuesday, "move@a.ee"), now);
      const request = { inviteeUri: old.invitee.uri, startsAt: wednesday, by: "client" };
      if (scheduling.capabilities.reschedule === "page") {
        await refused("ERR_RESCHEDULE_AT_PROVIDER", scheduling.reschedule(request, now));
        expect(old.invitee.rescheduleUrl).not.toBeNull();
        return;
      }
      const { event, invitee } = await scheduling.reschedule(
        { ...request, reason: "a train" },
        now + 1000,
      );
      expect(event).toMatchObject({
        status: "active",
        startsAt: wednesday,
        eventTypeUri: fixture.session,
        meetingType: "VIDEO_CALL",
      });
      expect(invitee).toMatchObject({
        eventUri: event.uri,
        email: "move@a.ee",
        name: "Mari Maasikas",
        phone: "+37256123456",
        timeZone: "Europe/Riga",
        answers: old.invitee.answers,
        tracking: old.invitee.tracking,
        oldInviteeUri: old.invitee.uri,
      });
      const left = await scheduling.findInvitee(old.invitee.uri);
      expect(left).toMatchObject({
        event: { status: "canceled", cancelReason: "a train" },
        invitee: { status: "canceled" },
      });
      if (fixture.supports.cancellers) expect(left!.event.canceledBy).toBe("client");
      if (fixture.supports.successors) expect(left!.invitee.newInviteeUri).toBe(invitee.uri);
      expect(await scheduling.findInvitee(invitee.uri)).toEqual({ event, invitee });
      expect(await isFree(tuesday)).toBe(true);
      expect(await isFree(wednesday)).toBe(false);
    });

    test("a refused reschedule leaves the booking unchanged", async () => {
      const { tuesday, wednesday } = nextWeek();
      const old = await scheduling.book(booking(tuesday, "stay@a.ee"), now);
      if (scheduling.capabilities.reschedule === "page") return;
      await scheduling.book(booking(wednesday, "first@a.ee"), now);
      const move = (startsAt: number, inviteeUri = old.invitee.uri, at = now) =>
        scheduling.reschedule({ inviteeUri, startsAt, by: "client" }, at);
      const taken = await refused("ERR_SLOT_TAKEN", move(wednesday));
      expect(taken.facts.alternatives)
        .toEqual([1, 2, 3].map((hours) => wednesday + hours * hour));
      await refused("ERR_SLOT_NOT_OFFERED", move(wednesday - 2 * hour));
      await refused("ERR_NOT_FOUND", move(wednesday + hour, `${old.invitee.uri}x`));
      await refused("ERR_ILLEGAL_TRANSITION", move(wednesday + hour, undefined, tuesday));
      expect(await scheduling.findInvitee(old.invitee.uri)).toEqual(old);
      await scheduling.cancel({ eventUri: old.event.uri }, "client", "", now);
      await refused("ERR_ILLEGAL_TRANSITION", move(wednesday + hour));
    });

    test("cancelling an unknown event gives ERR_NOT_FOUND", async () => {
      const unknown = scheduling.resourceUri("scheduled_events/unknown");
      await refused("ERR_NOT_FOUND", scheduling.cancel({ eventUri: unknown }, "Mari", "", now));
    });

    test("invitees changed in a range are listed", async () => {
      const { monday } = nextWeek();
      const { event, invitee } = await scheduling.book(booking(monday, "changed@a.ee"), now);
      const changedAt = now + 77_000;
      await scheduling.cancel({ eventUri: event.uri }, "client", "ill", changedAt);
      const changed = await scheduling.listInviteesChanged({
        from: changedAt,
        to: changedAt + 1,
      });
      expect(changed.map((entry) => [entry.invitee.uri, entry.event.status]))
        .toEqual([[invitee.uri, "canceled"]]);
    });

    test("a no-show mark can be set and cleared", async () => {
      const { monday } = nextWeek();
      const { invitee } = await scheduling.book(booking(monday, "away@a.ee"), now);
      if (!scheduling.provider) return;
      await scheduling.provider.markNoShow(invitee.uri, true);
      await scheduling.provider.markNoShow(invitee.uri, false);
      expect((await scheduling.findInvitee(invitee.uri))!.invitee.noShow).toBe(false);
    });
  });
}
