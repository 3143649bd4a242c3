import type { FreeTime } from "../../../domain/bookable-times.ts";
import type { BookableType } from "../../../domain/calendar.ts";
import {
  type AvailableTime,
  type EventType,
  type Invitee,
  type ScheduledEvent,
  startUrl,
} from "../../../domain/scheduling.ts";
import type {
  InviteeKey,
  StoredBooking,
  StoredEvent,
  StoredInvitee,
} from "../../../ports/persistence/bookings.ts";
import type { StoredEventType } from "../../../ports/persistence/calendars.ts";

export type Resources = ReturnType<typeof resourcesAt>;

export function resourcesAt(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  const base = `${origin}/api/calendly/`;
  const uri = (path: string) => base + path;
  const userUri = (id: string) => uri(`users/${id}`);
  const eventTypeUri = (id: string) => uri(`event_types/${id}`);
  const eventUri = (id: string) => uri(`scheduled_events/${id}`);
  const inviteeUri = ({ id, eventId }: InviteeKey) => `${eventUri(eventId)}/invitees/${id}`;
  const pageUrl = (account: string, slug: string) => `${origin}/@${account}/${slug}`;
  const idIn = (pattern: RegExp) => (resource: string): string | null =>
    resource.startsWith(base) ? pattern.exec(resource.slice(base.length))?.[1] ?? null : null;

  function presentEvent({ id, eventTypeId, accountId, ...event }: StoredEvent): ScheduledEvent {
    return {
      ...event,
      uri: eventUri(id),
      eventTypeUri: eventTypeUri(eventTypeId),
      ownerUri: userUri(accountId),
    };
  }

  function presentInvitee(invitee: StoredInvitee): Invitee {
    const { id, eventId, predecessor, successor, ...rest } = invitee;
    return {
      ...rest,
      uri: inviteeUri({ id, eventId }),
      eventUri: eventUri(eventId),
      oldInviteeUri: predecessor && inviteeUri(predecessor),
      newInviteeUri: successor && inviteeUri(successor),
      rescheduleUrl: null,
      cancelUrl: null,
      noShow: false,
    };
  }

  return {
    origin,
    uri,
    userUri,
    eventTypeUri,
    eventUri,
    inviteeUri,
    pageUrl,
    userId: idIn(/^users\/([\w-]+)$/),
    eventTypeId: idIn(/^event_types\/([\w-]+)$/),
    eventId: idIn(/^scheduled_events\/([\w-]+)$/),
    inviteeId: idIn(/^scheduled_events\/[\w-]+\/invitees\/([\w-]+)$/),
    presentEvent,
    presentInvitee,
    presentBooking: ({ event, invitee }: StoredBooking) => ({
      event: presentEvent(event),
      invitee: presentInvitee(invitee),
    }),
    presentEventType(
      { id, accountId, accountSlug, ...type }: StoredEventType,
    ): EventType {
      return {
        ...type,
        uri: eventTypeUri(id),
        schedulingUrl: pageUrl(accountSlug, type.slug),
        ownerUri: userUri(accountId),
      };
    },
    presentTime({ calendar, type }: BookableType, time: FreeTime): AvailableTime {
      const { startsAt, meetingTypes, place, seatsLeft } = time;
      const schedulingUrl = startUrl(pageUrl(calendar.account.slug, type.slug), startsAt);
      return { startsAt, schedulingUrl, meetingTypes, place, seatsLeft };
    },
  };
}
