import { guestsOf } from "./open-times.ts";
import type { Cancellation, Event, EventType, Hook, Invitee, Person, World } from "./state.ts";

/** Every resource in the provider's shape. */

export function time(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, -1)}000Z`;
}

export function uris({ settings }: Pick<World, "settings">) {
  const at = (path: string) => `${settings.uriBase}/${path}`;
  return {
    user: ({ uuid }: Person) => at(`users/${uuid}`),
    organization: (uuid: string) => at(`organizations/${uuid}`),
    eventType: ({ uuid }: EventType) => at(`event_types/${uuid}`),
    event: ({ uuid }: Event) => at(`scheduled_events/${uuid}`),
    invitee: ({ event, uuid }: Invitee) => at(`scheduled_events/${event.uuid}/invitees/${uuid}`),
    noShow: (uuid: string) => at(`invitee_no_shows/${uuid}`),
    hook: ({ uuid }: Hook) => at(`webhook_subscriptions/${uuid}`),
  };
}

export function presentPerson(world: World, person: Person) {
  return {
    uri: uris(world).user(person),
    name: person.name,
    slug: person.slug,
    email: person.email,
    scheduling_url: `${world.pageOrigin}/${person.slug}`,
    timezone: person.timeZone,
    avatar_url: null,
    created_at: time(0),
    updated_at: time(0),
    current_organization: uris(world).organization(person.organization),
    resource_type: "User",
    locale: "en",
  };
}

export function pageOf(world: World, type: EventType): string {
  return `${world.pageOrigin}/${type.owner.slug}/${type.slug}`;
}

export function presentEventType(world: World, type: EventType) {
  return {
    uri: uris(world).eventType(type),
    name: type.name,
    active: type.active,
    booking_method: type.bookingMethod,
    slug: type.slug,
    scheduling_url: pageOf(world, type),
    duration: type.durationMinutes,
    duration_options: null,
    kind: type.capacity > 1 ? "group" : "solo",
    pooling_type: type.poolingType,
    type: "StandardEventType",
    kind_description: type.capacity > 1 ? "Group" : "One-on-One",
    color: type.color,
    created_at: time(type.createdAt),
    updated_at: time(type.updatedAt),
    deleted_at: type.deletedAt === null ? null : time(type.deletedAt),
    internal_note: null,
    description_plain: type.description,
    description_html: type.description === null ? null : `<p>${type.description}</p>`,
    profile: { type: "User", name: type.owner.name, owner: uris(world).user(type.owner) },
    secret: type.secret,
    admin_managed: false,
    custom_questions: type.questions,
    locations: type.locations,
    position: world.eventTypes.indexOf(type),
    locale: "en",
  };
}

function presentCancellation(cancellation: Cancellation) {
  const { createdAt, ...rest } = cancellation;
  return { ...rest, created_at: time(createdAt) };
}

export function presentEvent(world: World, event: Event) {
  const seats = world.invitees.filter((one) => one.event === event);
  return {
    uri: uris(world).event(event),
    name: event.type.name,
    status: event.status,
    booking_method: "instant",
    start_time: time(event.startsAt),
    end_time: time(event.endsAt),
    event_type: uris(world).eventType(event.type),
    location: event.location && presentLocation(event.location),
    invitees_counter: {
      total: seats.length,
      active: guestsOf(world, event).length,
      limit: event.type.capacity,
    },
    created_at: time(event.createdAt),
    updated_at: time(event.updatedAt),
    event_memberships: [{
      user: uris(world).user(event.type.owner),
      user_email: event.type.owner.email,
      user_name: event.type.owner.name,
    }],
    event_guests: event.guests.map((email) => ({
      email,
      created_at: time(event.createdAt),
      updated_at: time(event.createdAt),
    })),
    ...(event.cancellation && { cancellation: presentCancellation(event.cancellation) }),
    calendar_event: null,
    meeting_notes_plain: null,
    meeting_notes_html: null,
  };
}

/** Events name the kind of a location `type`, event types name it `kind`. */
function presentLocation({ kind, location, additional_info }: NonNullable<Event["location"]>) {
  if (kind.endsWith("_conference")) {
    return { type: kind, status: "pushed", join_url: `https://meet.example/${kind}`, data: null };
  }
  return { type: kind, location: location ?? null, ...(additional_info && { additional_info }) };
}

export function presentInvitee(world: World, invitee: Invitee) {
  const { invitee: uriOf, event, noShow } = uris(world);
  return {
    uri: uriOf(invitee),
    email: invitee.email,
    name: invitee.name,
    first_name: null,
    last_name: null,
    status: invitee.status,
    timezone: invitee.timeZone,
    event: event(invitee.event),
    created_at: time(invitee.createdAt),
    updated_at: time(invitee.updatedAt),
    questions_and_answers: invitee.answers,
    tracking: invitee.tracking,
    text_reminder_number: invitee.phone,
    rescheduled: invitee.rescheduled,
    old_invitee: invitee.old && uriOf(invitee.old),
    new_invitee: invitee.new && uriOf(invitee.new),
    cancel_url: `${world.pageOrigin}/cancellations/${invitee.uuid}`,
    reschedule_url: `${world.pageOrigin}/reschedulings/${invitee.uuid}`,
    routing_form_submission: null,
    ...(invitee.cancellation && { cancellation: presentCancellation(invitee.cancellation) }),
    payment: invitee.payment && { ...invitee.payment, terms: null, successful: true },
    no_show: invitee.noShow && {
      uri: noShow(invitee.noShow.uuid),
      created_at: time(invitee.noShow.createdAt),
    },
    reconfirmation: null,
    scheduling_method: invitee.method,
    invitee_scheduled_by: null,
  };
}

export function presentHook(world: World, hook: Hook) {
  return {
    uri: uris(world).hook(hook),
    callback_url: hook.callbackUrl,
    created_at: time(hook.createdAt),
    updated_at: time(hook.updatedAt),
    retry_started_at: hook.retryStartedAt === null ? null : time(hook.retryStartedAt),
    state: hook.state,
    events: hook.events,
    scope: hook.scope,
    organization: uris(world).organization(hook.organization),
    user: hook.user && uris(world).user(hook.user),
    group: null,
    creator: uris(world).user(hook.creator),
  };
}
