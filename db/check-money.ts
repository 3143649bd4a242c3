/** `query` returns the rows that break the rule. */
export type Invariant = { invariant: string; query: string };

export const moneyInvariants: Invariant[] = [
  {
    invariant: "every event of the ledger has transfers",
    query: `select e.id from ledger_events e where not exists (
      select 1 from ledger_transfers t where t.event_id = e.id)`,
  },
  {
    invariant: "all accounts of the ledger sum to zero",
    query: `select 1 from (select sum(amount) as total from (
      select amount_cents as amount from ledger_transfers
      union all select -amount_cents from ledger_transfers)) where total <> 0`,
  },
  {
    invariant: "no account holds less than nothing of what others own",
    query: `select account from (
      select credit as account, amount_cents as amount from ledger_transfers
      union all select debit, -amount_cents from ledger_transfers)
      where account glob 'gift-card:*' or account glob 'package:*' or account glob 'order:*'
        or account glob 'session:*' or account glob 'refund:*' or account glob 'unmatched:*'
      group by account having sum(amount) < 0`,
  },
  {
    invariant: "a paid payment is in the ledger with its amount, and no other one is",
    query:
      `select p.id from payments p where (p.state in ('paid', 'partially-refunded', 'refunded'))
      <> (p.amount_cents = coalesce((select sum(t.amount_cents) from ledger_transfers t
        join ledger_events e on e.id = t.event_id
        where e.payment_id = p.id and e.kind = 'payment-received'), 0))`,
  },
  {
    invariant: "what a payment gave back is the sum of its refunds",
    query: `select p.id from payments p where p.refunded_cents <> coalesce((
      select sum(r.amount_cents) from refunds r
      where r.payment_id = p.id and r.state <> 'failed'), 0)`,
  },
  {
    invariant: "what was paid before a session, or went back from it, is in the ledger",
    query: `select m.therapy_session_id from session_money m
      group by m.therapy_session_id having sum(m.amount_cents) <> coalesce((
        select sum(t.amount_cents) from ledger_transfers t
        where t.credit = 'session:' || m.therapy_session_id
          and t.debit not glob 'practitioner:*'), 0)
      union all select m.therapy_session_id from session_money m
      group by m.therapy_session_id, m.source_kind having sum(m.returned_cents) <> coalesce((
        select sum(t.amount_cents) from ledger_transfers t
        where t.debit = 'session:' || m.therapy_session_id
          and t.credit glob m.source_kind || ':*'), 0)`,
  },
  {
    invariant: "the receipts of a year have no gaps",
    query: `select year from receipts group by year
      having min(sequence) <> 1 or max(sequence) <> count(*)`,
  },
  {
    invariant: "a package is active when it was paid, and an ended one has no money",
    query: `select k.id from packages k
      where (k.state = 'pending') <> (not exists (select 1 from payments p
          where p.kind = 'package' and p.reference = k.id
            and p.state in ('paid', 'partially-refunded', 'refunded')))
        or k.state in ('pending', 'expired') and 0 <> (
          select coalesce(sum(case when t.credit = 'package:' || k.id then t.amount_cents
            else -t.amount_cents end), 0) from ledger_transfers t
          where 'package:' || k.id in (t.credit, t.debit))`,
  },
  {
    invariant:
      "a package pays sessions of its practitioner and practice, one at most for each credit",
    query: `select m.id from session_money m left join packages k on k.id = m.source_id
      left join therapy_sessions s on s.id = m.therapy_session_id
      where m.source_kind = 'package' and (k.id is null or s.therapist_id <> k.therapist_id
        or s.practice_type <> k.practice_type)
      union all select k.id from packages k join session_money m
        on m.source_kind = 'package' and m.source_id = k.id
      group by k.id having sum(m.amount_cents - m.returned_cents) > k.price_cents`,
  },
];
