import { type SQL, sql } from "drizzle-orm";
import { giftCards } from "db/schema/gift-cards.ts";
import { payments } from "db/schema/payments.ts";
import { contains, rowsWith, type TextFilter, therapistsNamed } from "./text-search.ts";

/** So many characters of an id are shown in lists and indexed. */
const endLength = 6;

/**
 * Entries about a payment of a buyer, about a gift card by its names or last characters, about a receipt by the start of its
 * number, and of an account by its practitioner, by its start or by its end.
 */
export function entriesAbout(text: string | undefined): TextFilter | undefined {
  if (!text) return undefined;
  const code = text.toUpperCase();
  const receipts = sql`number >= ${code} and number < ${code + "\u{10ffff}"}`;
  const { buyerName, buyerEmail, recipientName } = giftCards;
  const sides = [sql.raw("debit"), sql.raw("credit")];
  const movedBy = (which: (side: SQL) => SQL | undefined, from = sql``) =>
    sides.flatMap((side) => {
      const condition = which(side);
      return condition
        ? [
          sql`select entry.rowid as number from ${from} ledger_transfers as moved
            cross join ledger_events as entry on entry.id = moved.event_id where ${condition}`,
        ]
        : [];
    });
  const ofPractitioner = (side: SQL) => sql`${side} = 'practitioner:' || named.id`;
  const rows = [
    sql`select entry.rowid as number from (${rowsWith(payments, text)}) as found
      cross join payments on payments.rowid = found.number
      cross join ledger_events as entry on entry.payment_id = payments.id`,
    sql`select entry.rowid as number from (
        ${rowsWith(giftCards, text)} union all select rowid from gift_cards where last4 = ${code}
      ) as found
      cross join gift_cards on gift_cards.rowid = found.number
      cross join ledger_events as entry on entry.gift_card_id = gift_cards.id`,
    sql`select entry.rowid as number from receipts
      cross join ledger_events as entry on entry.payment_id = receipts.payment_id
      where ${receipts}`,
    ...movedBy(ofPractitioner, sql`(${therapistsNamed(text)}) as named cross join`),
    ...movedBy((side) => begins(side, text)),
    ...movedBy((side) => ends(side, text)),
  ];
  const some = (what: SQL) => sql`exists (select 1 from ${what})`;
  const moved = sides.map((side) =>
    sql`${begins(side, text)} or ${ends(side, text) ?? sql`false`} or (${side} like 'practitioner:%'
      and ${contains([sql`(select name from therapists where id = substr(${side}, 14))`], text)})`
  );
  return {
    rows: sql.join(rows, sql` union all `),
    holds: sql`(${
      some(sql`payments where payments.id = ledger_events.payment_id
        and ${contains([payments.buyerName, payments.buyerEmail], text)}`)
    } or ${
      some(sql`gift_cards where gift_cards.id = ledger_events.gift_card_id and (last4 = ${code}
        or ${contains([buyerName, buyerEmail, recipientName], text)})`)
    } or ${
      some(sql`receipts where receipts.payment_id = ledger_events.payment_id and ${receipts}`)
    } or ${
      some(sql`ledger_transfers where event_id = ledger_events.id
        and (${sql.join(moved, sql` or `)})`)
    })`,
  };
}

function begins(side: SQL, text: string): SQL {
  return sql`(${side} >= ${text} and ${side} < ${text + "\u{10ffff}"})`;
}

/** Undefined for a text that is shorter than an end. */
function ends(side: SQL, text: string): SQL | undefined {
  const end = text.toLowerCase();
  if (end.length < endLength) return undefined;
  return sql`(substr(${side}, -6) = ${end.slice(-endLength)}
    and substr(${side}, -length(${end})) = ${end})`;
}
