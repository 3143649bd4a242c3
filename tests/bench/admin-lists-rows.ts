import Sqlite from "libsql";
import { hour } from "backend/domain/duration.ts";

const rows = 1_000_000;
const practitioners = 5_000;

/** Without triggers: a row at a time would take minutes. The texts are to be indexed afterwards. */
export function fillAdminLists(path: string): void {
  const file = new Sqlite(path);
  const triggers = file.prepare("select name from sqlite_master where type = 'trigger'").all();
  for (const { name } of triggers as { name: string }[]) file.exec(`drop trigger ${name}`);
  const numbers = (to: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${to})`;
  file.exec("begin");
  file.exec(`insert into users (id, email, email_key, name, name_key, language, time_zone,
      email_verified_at, disabled_at, last_sign_in_at, created_at, updated_at)
    ${numbers(rows)} select printf('u%07d', i), 'person' || i || '@example.ee',
      'person' || i || '@example.ee', 'Person ' || i || ' Kask' || (i % 1000),
      'person ' || i || ' kask' || (i % 1000), 'et', 'Europe/Tallinn',
      iif(i > ${rows} * 9 / 10, null, i), iif(i % 997 = 0, 1, null),
      iif(i > ${rows} * 9 / 10, 0, (i * 7919) % ${rows} * 1000), i * 1000, 0 from n`);
  file.exec(`insert into therapists (id, slug, user_id, name, email, gender, city, calendar_url,
      accepting_new_clients, show_in_search, created_at, updated_at)
    ${numbers(practitioners)} select 't' || i, 't' || i, printf('u%07d', i * 100),
      'Practitioner ' || i || ' Tamm', 't' || i || '@example.ee', 'FEMALE', 'TARTU', '', 'yes', 1,
      0, 0 from n`);
  file.exec(`insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri,
      status, starts_at, ends_at, time_zone, practice_type, intro, price_cents, meeting_type,
      place, cancellation_notice_hours, created_at, updated_at)
    ${
    numbers(rows)
  } select printf('%08x-0000-7000-8000-%012x', i, i), 't' || (i % ${practitioners}),
      printf('u%07d', i % ${rows}), 'e' || i, 'i' || i,
      case when i % 10 = 0 then 'cancelled' when i > ${rows} * 99 / 100 then 'booked'
        else 'finished' end,
      i / 20 * ${hour}, (i / 20 + 1) * ${hour}, 'Europe/Tallinn', 'MASSAGE', 0,
      (i * 7919) % 20000, 'IN_PERSON', 'Telliskivi 60a, Tallinn', 24, 0, 0 from n`);
  for (const fill of queueRows(numbers(rows))) file.exec(fill);
  file.exec("commit");
  file.exec("analyze");
  file.close();
}

/** Of each list a million rows, with rare states. `numbers` names them `n(i)`. */
function queueRows(numbers: string): string[] {
  return [
    `insert into leads (id, email, email_key, language, i_am_practitioner, state, created_at)
      ${numbers} select printf('l%07d', i), 'lead' || i || '@example.ee', 'lead' || i ||
        '@example.ee', 'et', 0, iif(i % 997 = 0, 'declined', 'confirmed'), i * 1000 from n`,
    `insert into invitations (id, hash, email, email_key, language, created_at, expires_at, used_at,
        revoked_at)
      ${numbers} select printf('i%07d', i), 'h' || i, 'lead' || i || '@example.ee', 'lead' || i ||
        '@example.ee', 'et', i * 1000, 0, iif(i % 997 = 0, 1, null), iif(i % 997 = 0, null, 1) from n`,
    `insert into reviews (id, therapist_id, language, name, rating, text, status, refusal, created_at,
        updated_at, reported_since)
      ${numbers} select printf('r%07d', i), 't' || (i % ${practitioners}), 'et', 'Mari', 5, 'Aitäh ' || i,
        iif(i % 997 = 0, 'refused', 'published'), iif(i % 997 = 0, 'spam', null), i * 1000, i * 1000,
        iif(i % 499 = 1, i * 1000, null) from n`,
    `insert into certificates (id, therapist_id, position, title, issuer, year, practices, class_label,
        state, updated_at)
      ${numbers} select printf('c%07d', i), 't' || (i % ${practitioners}), 0, 'Massöör ' || i, 'Kool', 2020,
        '[]', 'association', iif(i % 997 = 0, 'refused', 'checked'), i * 1000 from n`,
    `insert into payments (id, kind, reference, state, amount_cents, lines, description, language,
        buyer_name, buyer_email, provider, flag, created_at, expires_at, updated_at)
      ${numbers} select printf('p%07d', i), 'session', 's' || i, iif(i % 997 = 0, 'failed', 'paid'),
        5000, '[]', 'Massaaž', 'et', 'Person ' || i, 'person' || i || '@example.ee', 'demo',
        iif(i % 4999 = 0, 'amount', null), i * 1000, 0, 0 from n`,
    `insert into gift_cards (id, state, amount_cents, postage_cents, design, language, buyer_name,
        buyer_email, recipient_name, message, delivery, sent_at, code_hash, last4, created_at)
      ${numbers} select printf('g%07d', i), 'active', 5000, 0, 'quiet-snow', 'et', 'Person ' || i,
        'person' || i || '@example.ee', 'Mari', '', '{"by":"post"}', iif(i % 997 = 0, null, 1),
        'h' || i, printf('%04X', i % 65536), i * 1000 from n`,
    `insert into ledger_events (id, key, kind, at, payment_id, gift_card_id)
      ${numbers} select printf('e%07d', i), 'k' || i, 'payment-received', i * 1000,
        iif(i % 2, printf('p%07d', i), null), iif(i % 2, null, printf('g%07d', i)) from n`,
    `insert into ledger_transfers (event_id, position, debit, credit, amount_cents)
      ${numbers} select printf('e%07d', i), 0, iif(i % 2, 'card-processor', 'gift-card:' || i),
        iif(i % 5, 'session:' || i, 'practitioner:t' || (i % ${practitioners})), 5000 from n`,
    `insert into client_questions (id, therapist_id, user_id, practice_type, content_sealed, status,
        asked_at, waiting_since, changed_at)
      ${numbers} select printf('q%07d', i), 't' || (i % ${practitioners}), printf('u%07d', i),
        'MASSAGE', '', 'waiting', 0, i * 1000, 0 from n`,
    `insert into outbox (id, recipient, language, template, facts, state, tries, next_try_at,
        created_at)
      ${numbers} select printf('m%07d', i), 'person' || (i % 1000) || '@example.ee', 'et',
        iif(i % 997 = 0, 'gift-card', 'session-booked'), '{}', iif(i % 499 = 0, 'waiting', 'sent'),
        i % 3, 0, i * 1000 from n`,
    `insert into admin_actions (position, id, actor_id, action, subject_kind, subject_id, detail,
        created_at)
      ${numbers} select i + 1, printf('a%07d', i), printf('u%07d', i % 10), 'export-list',
        case when i % 997 = 0 then 'payment' when i % 2 then 'user' else 'list' end,
        iif(i % 2, printf('u%07d', i), 'users'),
        iif(i % 1000, '{}', json_object('reason', 'Because ' || i)), i * 1000 from n`,
  ];
}
