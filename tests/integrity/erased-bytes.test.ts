import { expect, test } from "vitest";
import { dataClasses } from "backend/domain/data-classes.ts";
import { beginErasure, finishErasure } from "backend/use-cases/user/account-erasure.ts";
import { newClient } from "../flows/booked-session.ts";
import {
  canaryOf,
  holdsWords,
  ofUser,
  plantedId,
  type PlantedValues,
  plantRows,
  schemaTables,
} from "../support/planted-rows.ts";
import { openTestApp } from "../test-app.ts";

const email = "canary-address-51cc@example.ee";

/** Each has its own key as its content. */
const files = ["uploads/canary-part", "uploads/canary-file", "uploads/canary-poster"];

const values: Record<string, PlantedValues> = {
  leads: { email, email_key: email },
  invitations: { email, email_key: email },
  booking_requests: { email, email_key: email },
  invitees: { email, email_key: email },
  sign_in_codes: { email_key: email },
  assistants: { email, email_key: email },
  therapy_sessions: {
    status: "cancelled",
    cancelled_by: "client",
    ends_at: 2,
    no_show_at: null,
    last_move: JSON.stringify({
      by: "client",
      reason: canaryOf("therapy_sessions", "last_move"),
    }),
  },
  therapy_session_history: { actor: "client", actor_user_id: ofUser },
  scheduled_events: { canceled_by: "client" },
  idempotency_keys: {
    body: JSON.stringify([canaryOf("idempotency_keys", "body"), ofUser]),
  },
  outbox: { about_user_id: ofUser },
  reviews: { status: "published", therapy_session_id: plantedId("therapy_sessions") },
  admin_action_names: { number: 1_000_000, kind: "user", subject_id: ofUser },
  passkey_locks: { user_id: ofUser },
  payments: { state: "paid" },
  packages: { state: "active", sessions: 2, price_cents: 200 },
  gift_cards: {
    state: "active",
    delivery: JSON.stringify({
      by: "post",
      address: { line1: canaryOf("gift_cards", "delivery"), postalCode: "1", city: "T" },
    }),
  },
  uploads: {
    parts: JSON.stringify([{ key: files[0], bytes: 1, digest: "" }]),
    file_key: files[1]!,
    poster_key: files[2]!,
  },
  session_orders: { status: "lapsed" },
  session_requests: { status: "lapsed" },
  waiting_list_offers: { status: "missed" },
};

/** What may stay of a person's rows, and why. */
const mayStay: Record<string, string> = {
  "pending_sign_ins.browser_hash": "before anyone has signed in, for minutes",
  "pending_sign_ins.provider": "before anyone has signed in, for minutes",
  "pending_sign_ins.challenge": "before anyone has signed in, for minutes",
  "pending_sign_ins.return_url": "before anyone has signed in, for minutes",
  "invitees.time_zone": "of a booking without a name",
  "invitees.old_invitee_id": "of a booking without a name",
  "invitees.new_invitee_id": "of a booking without a name",
  "provider_deliveries.once_key": "that a booking changed, for days",
  "provider_deliveries.event": "that a booking changed, for days",
  "provider_deliveries.invitee_uri": "that a booking changed, for days",
  "provider_deliveries.last_error": "that a booking changed, for days",
  "scheduled_events.name": "what the practitioner offers",
  "scheduled_events.meeting_type": "of a booking without a name",
  "scheduled_events.place": "where the practitioner works",
  "therapy_session_history.action": "of a session without a name",
  "therapy_session_history.from_status": "of a session without a name",
  "therapy_session_history.to_status": "of a session without a name",
  "therapy_sessions.event_uri": "of a session without a name",
  "therapy_sessions.invitee_uri": "of a session without a name",
  "therapy_sessions.time_zone": "of a session without a name",
  "therapy_sessions.practice_type": "of a session without a name",
  "therapy_sessions.meeting_type": "of a session without a name",
  "therapy_sessions.place": "where the practitioner works",
  "therapy_sessions.on_site_payment": "what the practitioner was paid, and how",
  "reviews.session_month": "of a review without a name",
  "reviews.language": "of a review without a name",
  "reviews.text": "published, without a name",
  "reviews.refusal": "words of administrators",
  "reviews.refusal_note": "words of administrators",
  "reviews.answer": "words of the practitioner",
  "gift_cards.recipient_name": "of the person who has the card",
  "gift_cards.code_hash": "the card is still valid",
  "gift_cards.code_sealed": "the card is still valid",
  "gift_cards.last4": "the card is still valid",
  "packages.practice_id": "what was bought, for the books",
  "packages.practice_type": "what was bought, for the books",
  "payments.reference": "what was bought, for the books",
  "payments.lines": "what was bought, for the books",
  "payments.description": "what was bought, for the books",
  "payments.provider_reference": "what was bought, for the books",
  "payments.page_url": "what was bought, for the books",
  "payments.failure": "what was bought, for the books",
  "payments.flag": "what was bought, for the books",
};

test("an erased person leaves no byte of any column of the schema, nor of a file", async () => {
  const app = await openTestApp({ storesSearch: true });
  const { user: { id } } = await newClient(app, email);
  const all = await schemaTables();
  const names = dataClasses.filter(({ of }) => of !== "practitioners")
    .flatMap(({ tables }) => [...tables]).filter((name) => name !== "users");
  await plantRows(app.database, all, names, { userId: id, values });
  const canaries = [...names, "users"].flatMap((name) =>
    all.get(name)!.columns.filter(holdsWords).map((column) => ({
      column: `${name}.${column.name}`,
      canary: canaryOf(name, column.name),
    }))
  );
  const left = async () => {
    const bytes = await allBytes(app.directory);
    return canaries.filter(({ canary }) => bytes.includes(canary)).map(({ column }) => column);
  };
  for (const key of files) {
    await app.ports.storage.put(key, new TextEncoder().encode(key), "application/octet-stream");
  }
  canaries.push(...files.map((key) => ({ column: key, canary: key })));
  const hidden = canaries.map(({ column }) => column).filter((column) => !isReference(column, all));
  expect(await left()).toEqual(expect.arrayContaining(hidden));

  const user = (await app.ports.persistence.users.find(id))!;
  await beginErasure(app.ports, user, app.now());
  await finishErasure(app.ports, id, app.now());
  expect(await left()).toEqual(Object.keys(mayStay));
  // The search is stored at the latest when the server stops.
  await app.close();
  expect(await Deno.stat(`${app.directory}/search.snapshot`)).toMatchObject({ isFile: true });
  expect(await left()).toEqual(Object.keys(mayStay));
  await Deno.remove(app.directory, { recursive: true });
});

/** Whether a column has no word of its own: a key, a pointer to another row, or a value that the test gives. */
function isReference(name: string, all: Awaited<ReturnType<typeof schemaTables>>): boolean {
  const [table = "", column = ""] = name.split(".");
  const config = all.get(table);
  if (!config) return false;
  if (table === "users") return ["id", "email", "email_key"].includes(column);
  const given = values[table]?.[column];
  if (given !== undefined) return !String(given).includes(canaryOf(table, column));
  return config.columns.some((known) => known.name === column && known.primary) ||
    config.foreignKeys.some((key) => key.reference().columns[0]!.name === column);
}

async function allBytes(directory: string): Promise<string> {
  const texts: string[] = [];
  for await (const entry of Deno.readDir(directory)) {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory) texts.push(await allBytes(path));
    else if (!/-shm$|\.lock$/.test(entry.name)) {
      texts.push(new TextDecoder("latin1").decode(await Deno.readFile(path)));
    }
  }
  return texts.join("\n");
}
