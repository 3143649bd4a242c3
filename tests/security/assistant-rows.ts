import { bookingForClient, closedTime, openTime } from "./calendar-calls.ts";
import { newcomer, otherTime, session } from "./matrix-calls.ts";
import type { Call } from "./matrix-calls.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row, signedIn } from "./matrix-row.ts";

const bothPractitioners = { practitioner: 200, otherPractitioner: 200 };
/** Of `practitioner`: for `assistant` too, see staff-answers.ts. */
const kept = (status: number) => roles({ practitioner: status, otherPractitioner: 404 });
const week = { from: "2026-11-23", to: "2026-11-29" };
const texts = /"(note|comments|answers|rating|email|priceCents|recommendations|arrival|callLink)"/;

type MakeCall = (fixture: Fixture, actor: Actor) => Call | Promise<Call>;

/** A call about the calendar of `practitioner`. */
function of(call: MakeCall = () => ({})): MakeCall {
  return async (fixture, actor) => {
    // The owner of the calendar is always the same.
    const made = await call(fixture, actor === "otherPractitioner" ? "practitioner" : actor);
    const { therapistId } = fixture;
    return { ...made, params: { therapistId, ...made.params }, absent: absentIds(made) };
  };
}

function absentIds({ params = {} }: Call): Record<string, string> {
  const names = ["therapistId", ...Object.keys(params)];
  return Object.fromEntries(names.map((name) => [name, crypto.randomUUID()]));
}

/** Also after an earlier call has removed it. */
async function idOfAssistant({ app, users }: Fixture): Promise<string> {
  const { persistence } = app.ports;
  const { practitioner, assistant } = users;
  const own = await persistence.assistants.listOf(practitioner.id);
  const known = own.find(({ userId }) => userId === assistant.id);
  if (known) return known.id;
  const id = persistence.newId();
  await persistence.transaction(async ({ assistants }) => {
    const invitation = { id, practitionerUserId: practitioner.id, email: assistant.email };
    await assistants.add({ ...invitation, userId: null, invitedAt: app.now(), joinedAt: null });
    await assistants.join(id, assistant.id, app.now());
  });
  return id;
}

async function invitationOfOwner({ app, users }: Fixture): Promise<Call> {
  const { persistence } = app.ports;
  const id = persistence.newId();
  const { email } = users.owner;
  await persistence.transaction(async ({ assistants }) => {
    const own = await assistants.listOf(users.practitioner.id);
    for (const one of own.filter((each) => each.email === email)) await assistants.remove(one.id);
    const invitation = { id, practitionerUserId: users.practitioner.id, email };
    await assistants.add({ ...invitation, userId: null, invitedAt: app.now(), joinedAt: null });
  });
  return { params: { id }, absent: { id: crypto.randomUUID() } };
}

const lastDay: MakeCall = ({ app }) => ({
  body: { toDate: new Date(app.now()).toISOString().slice(0, 10) },
});

const startedAbsence: MakeCall = async (fixture, actor) => {
  const { body } = await lastDay(fixture, actor);
  const answer = await fixture.app.post("/absences", body, fixture.headers("practitioner"));
  return { params: { id: (await answer.json()).id } };
};

const hours: MakeCall = () => ({
  body: { rules: [{ weekday: 1, fromMinute: 540, toMinute: 960, placeId: null }] },
});

export const assistantRows: Row[] = [
  row("listAssistants", roles(bothPractitioners)),
  row("inviteAssistant", roles(bothPractitioners), () => ({
    body: { email: newcomer().email, language: "et" },
  })),
  row("listHelpedPractitioners", signedIn(200)),
  row("acceptAssistance", owned({ owner: 204 }), invitationOfOwner),
  row("removeAssistant", owned({ practitioner: 204 }), async (fixture) => ({
    params: { id: await idOfAssistant(fixture) },
    absent: { id: crypto.randomUUID() },
  })),
  row("getAssistedCalendar", kept(200), of(() => ({ query: week })), {
    shows: (body) => !texts.test(JSON.stringify(body)),
  }),
  row("listAssistedClients", kept(200), of()),
  row("bookAssistedClient", kept(201), of(bookingForClient)),
  row("cancelAssistedSession", kept(200), of(session({ reason: "Haige" }))),
  row("rescheduleAssistedSession", kept(200), of(otherTime)),
  row("closeAssistedTime", kept(204), of(openTime)),
  row("openAssistedTime", kept(204), of(closedTime)),
  row("announceAssistedDelay", kept(200), of(() => ({ body: { minutes: 10 } }))),
  row("getAssistedHours", kept(200), of()),
  // The others book in the usual hours.
  row("updateAssistedHours", kept(200), of(hours), { alone: true }),
  row("getAssistedAbsence", kept(200), of()),
  row("startAssistedAbsence", kept(200), of(lastDay)),
  row("endAssistedAbsence", kept(200), of(startedAbsence)),
];
