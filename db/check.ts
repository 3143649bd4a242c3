import { sql } from "drizzle-orm";
import type { Connection } from "./database.ts";
import { type Invariant, moneyInvariants } from "./check-money.ts";
import { searchedTextInvariants } from "./searched-texts.ts";

/**
 * Of two that overlap, the later one starts during the earlier one: a range that an index finds. The first table of a
 * cross join is the outer one; SQLite otherwise looks through all earlier rows for each.
 */
const startsDuring = "b.starts_at >= a.starts_at and b.starts_at < a.ends_at";

const invariants: Invariant[] = [
  {
    invariant: "no two bookings of one practitioner overlap",
    query: `select a.id from therapy_sessions a cross join therapy_sessions b
      on b.therapist_id = a.therapist_id and b.id <> a.id and b.event_uri <> a.event_uri
      and ${startsDuring}
      where a.status <> 'cancelled' and b.status <> 'cancelled'`,
  },
  {
    invariant: "no two bookings of one client overlap, except those made at the provider",
    query: `select a.id from therapy_sessions a cross join therapy_sessions b
      on b.user_id = a.user_id and b.id <> a.id
      and ${startsDuring}
      and a.event_uri not like 'https://api.calendly.com/%'
      and b.event_uri not like 'https://api.calendly.com/%'
      where a.status <> 'cancelled' and b.status <> 'cancelled'`,
  },
  {
    invariant: "no two active events of one calendar overlap",
    query: `select a.id from scheduled_events a cross join scheduled_events b
      on b.account_id = a.account_id and b.id <> a.id
      and ${startsDuring}
      where a.status = 'active' and b.status = 'active'`,
  },
  {
    invariant: "no time of a companion overlaps a session of the companion's own",
    query: `select a.event_id from companion_times a join scheduled_events b
      on b.account_id = a.account_id and b.starts_at < a.ends_at and b.ends_at > a.starts_at
      where a.canceled_at is null and a.event_id is not null and b.status = 'active'`,
  },
  {
    invariant: "the time of a companion is that of the session",
    query: `select a.event_id from companion_times a join scheduled_events e on e.id = a.event_id
      where a.starts_at <> e.starts_at or a.ends_at <> e.ends_at
        or (a.canceled_at is null) <> (e.status = 'active')`,
  },
  {
    invariant: "a session is finished only after its end",
    query: `select id from therapy_sessions where status = 'finished' and updated_at < ends_at`,
  },
  {
    invariant: "only finished sessions are rated",
    query: `select id from therapy_sessions where rating is not null and status <> 'finished'`,
  },
  {
    invariant: "the last line of a session's history is its status",
    query: `select s.id from therapy_sessions s where s.status <> (
      select h.to_status from therapy_session_history h
      where h.therapy_session_id = s.id order by h.at desc, h.id desc limit 1)`,
  },
  {
    invariant: "every session has a history",
    query: `select s.id from therapy_sessions s where not exists (
      select 1 from therapy_session_history h where h.therapy_session_id = s.id)`,
  },
  {
    invariant: "an active event has an active invitee",
    query: `select e.id from scheduled_events e where e.status = 'active' and not exists (
      select 1 from invitees i where i.event_id = e.id and i.status = 'active')`,
  },
  {
    invariant: "no start has more guests than seats",
    query: `select e.id from scheduled_events e join event_types t on t.id = e.event_type_id
      where e.status = 'active' and e.starts_at > unixepoch() * 1000 and t.capacity < (
        select count(*) from invitees i where i.event_id = e.id and i.status = 'active')`,
  },
  {
    invariant: "a first meeting happens once",
    query: `select e.event_type_id from invitees i join scheduled_events e on e.id = i.event_id
      join event_types t on t.id = e.event_type_id
      where t.once_per_client = 1 and i.status = 'active' and e.status = 'active'
      group by e.event_type_id, i.email_key having count(*) > 1`,
  },
  {
    invariant: "the bookings before and after a reschedule are linked",
    query: `select old.id from invitees old join invitees new on new.id = old.new_invitee_id
      where new.old_invitee_id is not old.id or old.status <> 'canceled'`,
  },
  {
    invariant: "every move of a session is in its history",
    query: `select s.id from therapy_sessions s where
      (s.last_move is null) <> (not exists (select 1 from therapy_session_history h
        where h.therapy_session_id = s.id and h.from_starts_at is not null))`,
  },
  {
    // The bookings of a group that moves as a whole stay the same ones.
    invariant: "only a moved session has former bookings",
    query: `select s.id from therapy_sessions s where s.last_move is null
      and exists (select 1 from former_bookings f where f.therapy_session_id = s.id)`,
  },
  {
    invariant: "the booking of a session is not one of its former bookings",
    query:
      `select s.id from therapy_sessions s join former_bookings f on f.invitee_uri = s.invitee_uri`,
  },
  {
    invariant: "no two people are offered overlapping times of one practitioner",
    query: `select a.id from waiting_list_offers a
      join waiting_list_entries ea on ea.id = a.entry_id
      join waiting_list_offers b on b.id > a.id and b.status = 'open'
        and b.starts_at < a.ends_at and b.ends_at > a.starts_at
      join waiting_list_entries eb on eb.id = b.entry_id and eb.therapist_id = ea.therapist_id
      where a.status = 'open'
        and not (a.event_type_uri = b.event_type_uri and a.starts_at = b.starts_at)`,
  },
  {
    invariant: "a person in line for a seat waits for one whole time",
    query: `select id from waiting_list_entries
      where (starts_at is null) <> (event_type_uri is null) or (starts_at is null) <> (ends_at is null)
        or (starts_at is null) <> (time_zone is null) or (starts_at is null) <> (place is null)`,
  },
  {
    invariant: "only people who wait have an open offer",
    query: `select o.id from waiting_list_offers o join waiting_list_entries e on e.id = o.entry_id
      where o.status = 'open' and e.ended_at is not null`,
  },
  {
    invariant: "an accepted offer has a session",
    query: `select id from waiting_list_offers
      where (status = 'accepted') <> (therapy_session_id is not null)`,
  },
  {
    invariant: "an accepted request has a session, and no other one has",
    query: `select id from session_requests
      where (status = 'accepted') <> (therapy_session_id is not null)`,
  },
  {
    invariant: "a single-use link has one use at most, and no link has more sessions than uses",
    query: `select l.id from secret_links l where (l.single_use = 1 and l.uses > 1)
      or l.uses < (select count(*) from secret_link_uses u where u.secret_link_id = l.id)`,
  },
  {
    invariant: "a session came by a link of its own practitioner",
    query: `select u.therapy_session_id from secret_link_uses u
      join secret_links l on l.id = u.secret_link_id
      join therapy_sessions s on s.id = u.therapy_session_id
      where s.therapist_id <> l.therapist_id`,
  },
  {
    invariant: "a request keeps its time only while it waits",
    query: `select r.id from session_requests r join holds h on h.id = r.hold_id
      where r.status <> 'waiting'`,
  },
  {
    invariant: "an order keeps its time only while it waits",
    query: `select o.id from session_orders o join holds h on h.id = o.hold_id
      where o.status <> 'waiting'`,
  },
  {
    invariant: "a booked order has a session on which its price is paid",
    query: `select o.id from session_orders o
      left join therapy_sessions s on s.id = o.therapy_session_id
      where o.status = 'booked' and (s.id is null or (s.prepaid = 1 and o.price_cents <> coalesce((
        select sum(m.amount_cents) from session_money m where m.therapy_session_id = s.id), 0)))`,
  },
  {
    invariant:
      "an order has what its card pays while it waits, and after that only what a refund could not pay",
    query:
      `select id from (select o.id, o.status, o.gift_card_cents, coalesce((select sum(amount_cents) from ledger_transfers
        where credit = 'order:' || o.id), 0) - coalesce((select sum(amount_cents) from ledger_transfers
        where debit = 'order:' || o.id), 0) as balance from session_orders o) as kept
      where (status = 'waiting' and balance <> gift_card_cents) or (status <> 'waiting' and balance > (
        select coalesce(sum(r.amount_cents), 0) from refunds r join payments p on p.id = r.payment_id
        where p.kind = 'session' and p.reference = kept.id and r.state = 'failed'))`,
  },
  {
    invariant: "a booking of a confirmed account has a session",
    query: `select i.id from invitees i
      join scheduled_events e on e.id = i.event_id
      join users u on u.email_key = i.email_key
      where i.status = 'active' and e.status = 'active' and u.disabled_at is null
      and u.email_verified_at <= i.created_at and i.id not in (
        select substr(invitee_uri, -36) from therapy_sessions
        union all select substr(invitee_uri, -36) from former_bookings)`,
  },
  {
    invariant: "a booked session of the embedded calendar has its booking",
    query: `select s.id from therapy_sessions s where s.status = 'booked'
      and s.event_uri like '%/api/calendly/scheduled_events/%' and not exists (
        select 1 from invitees i join scheduled_events e on e.id = i.event_id
        where i.id = substr(s.invitee_uri, -36) and i.status = 'active' and e.status = 'active'
        and e.starts_at = s.starts_at)`,
  },
  {
    invariant:
      "a confirmed booking request has a session, an order or waits for the practitioner's answer",
    query: `select r.id from booking_requests r where r.confirmed_at is not null and not exists (
      select 1 from therapy_sessions s where s.id = r.therapy_session_id) and not exists (
      select 1 from session_requests q where q.id = r.session_request_id) and not exists (
      select 1 from session_orders o where o.id = r.session_order_id)`,
  },
  {
    invariant: "a hold ends with its confirmed request",
    query: `select h.id from holds h join booking_requests r on r.hold_id = h.id
      where r.confirmed_at is not null`,
  },
  {
    invariant: "only finished sessions are marked as missed",
    query: `select id from therapy_sessions where no_show_at is not null and status <> 'finished'`,
  },
  {
    invariant: "a checked certificate has a class, a time and the administrator who checked it",
    query: `select c.id from certificates c where c.state = 'checked' and (
      c.class_label = 'self-declared' or c.checked_at is null or not exists (
        select 1 from certificate_events e where e.certificate_id = c.id and e.kind = 'checked'
        and e.created_at = c.checked_at and e.actor_id is c.checked_by))`,
  },
  {
    invariant: "a refused certificate has a reason, and no other one has",
    query: `select id from certificates where (state = 'refused') <> (refused_reason is not null)`,
  },
  {
    invariant: "a practitioner's stored rating is that of the published reviews",
    query: `select t.id from therapists t
      left join (select therapist_id, count(*) as n, sum(rating) as total from reviews
        where status = 'published' group by therapist_id) r on r.therapist_id = t.id
      where t.review_count <> coalesce(r.n, 0) or t.rating_sum <> coalesce(r.total, 0)`,
  },
  {
    invariant: "a review belongs to a session of its practitioner that was not cancelled",
    query: `select r.id from reviews r where r.therapy_session_id is not null and not exists (
      select 1 from therapy_sessions s where s.id = r.therapy_session_id
      and s.therapist_id = r.therapist_id and s.status <> 'cancelled')`,
  },
  {
    invariant: "a refused review has a reason, and no other one has",
    query: `select id from reviews where (status = 'refused') <> (refusal is not null)`,
  },
  {
    invariant: "only published reviews have open reports",
    query: `select p.id from review_reports p join reviews r on r.id = p.review_id
      where p.settled_at is null and r.status <> 'published'`,
  },
];

type Finding = { invariant: string; rows: number };

/** The rules about the rows; the file itself is not looked through. */
export async function checkInvariants(database: Connection): Promise<Finding[]> {
  const findings: Finding[] = [];
  const all = [...invariants, ...moneyInvariants, ...searchedTextInvariants];
  for (const { invariant, query } of all) {
    const rows = await database.all(sql.raw(query));
    if (rows.length > 0) findings.push({ invariant, rows: rows.length });
  }
  const orphans = await database.all(sql.raw("pragma foreign_key_check"));
  if (orphans.length > 0) {
    findings.push({ invariant: "every reference points somewhere", rows: orphans.length });
  }
  return findings;
}

/** The rules about the rows, and SQLite's own check of the file. */
export async function checkIntegrity(database: Connection): Promise<Finding[]> {
  const findings = await checkInvariants(database);
  const file = await database.values<[string]>(sql.raw("pragma integrity_check"));
  if (file[0]?.[0] !== "ok") findings.push({ invariant: "the file is whole", rows: file.length });
  return findings;
}
