import { appCode } from "../support/app-code.ts";
import {
  addAuthenticator,
  addPasskey,
  passkeyChallenge,
  secondStepOf,
} from "../flows/second-factor-steps.ts";
import { softwarePasskey } from "../support/software-passkey.ts";
import { type Call, newcomer } from "./matrix-calls.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";
import { open, owned, type Row, row, signedIn } from "./matrix-row.ts";

const signedOut: Actor[] = ["visitor", "disabled", "expiredToken", "endedSignIn"];

/** A person besides the actors, whose password is that of the demo. */
async function newPerson({ app, users, password }: Fixture) {
  const { email } = newcomer();
  await app.ports.persistence.transaction((repositories) =>
    repositories.users.add({ ...users.otherClient, id: app.ports.persistence.newId(), email })
  );
  const { headers } = await app.signIn(email, password);
  return { email, password, headers };
}

async function secondStep(fixture: Fixture): Promise<Call> {
  const person = await newPerson(fixture);
  const { recoveryCodes } = await addAuthenticator(fixture.app, person.headers);
  const { ticket } = await secondStepOf(fixture.app, person);
  return { body: { ticket, recoveryCode: recoveryCodes[0] } };
}

async function passkeyLogin(fixture: Fixture): Promise<Call> {
  const { key } = await addPasskey(fixture.app, (await newPerson(fixture)).headers);
  return { body: { passkey: key.prove(await passkeyChallenge(fixture.app), 1) } };
}

async function firstCode({ app, headers }: Fixture, actor: Actor): Promise<Call> {
  if (signedOut.includes(actor)) return { body: { code: "704118" } };
  const started = await app.post("/auth/authenticator", undefined, headers(actor));
  return { body: { code: appCode((await started.json()).secret, app.now()) } };
}

async function withAuthenticator({ app, headers }: Fixture, actor: Actor): Promise<Call> {
  if (!signedOut.includes(actor)) await addAuthenticator(app, headers(actor));
  return {};
}

async function newPasskey({ app, headers }: Fixture, actor: Actor): Promise<Call> {
  const starter = signedOut.includes(actor) ? "owner" : actor;
  const started = await app.post("/auth/passkeys/start", undefined, headers(starter));
  const passkey = softwarePasskey().create((await started.json()).options);
  return { body: { name: "Key", passkey } };
}

async function passkeyOfOwner({ app, headers }: Fixture): Promise<Call> {
  const known = async () =>
    (await (await app.get("/auth/second-factors", headers("owner"))).json()).passkeys.at(-1);
  // An account has room for few.
  if (!await known()) await addPasskey(app, headers("owner"));
  return { params: { id: (await known()).id } };
}

export const secondFactorRows: Row[] = [
  row("finishSecondStep", open(200), secondStep),
  row("requestPasskeyChallenge", open(201)),
  row("loginWithPasskey", open(200), passkeyLogin),
  row("stepUp", signedIn(204), ({ password }) => ({ body: { password } })),
  row("getSecondFactors", signedIn(200)),
  row("startAuthenticator", signedIn(201)),
  row("confirmAuthenticator", signedIn(200), firstCode),
  row("removeAuthenticator", signedIn(204), withAuthenticator),
  row("removeAuthenticator", signedIn(404), undefined, { when: "without one" }),
  row("startPasskey", signedIn(201)),
  row("addPasskey", signedIn(201), newPasskey),
  row("renamePasskey", owned({ owner: 204 }), async (fixture) => ({
    ...await passkeyOfOwner(fixture),
    body: { name: "Phone" },
  })),
  row("removePasskey", owned({ owner: 204 }), passkeyOfOwner),
  row("replaceRecoveryCodes", signedIn(201), withAuthenticator),
];
