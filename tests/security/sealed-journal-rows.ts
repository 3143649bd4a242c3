import type { Fixture } from "./matrix-fixture.ts";
import { newClient } from "../flows/booked-session.ts";
import { newcomer } from "./matrix-calls.ts";
import { type Row, row, signedIn } from "./matrix-row.ts";

const salt = "A".repeat(22);
const sealedKey = "B".repeat(80);
const recoveryLock = { salt, sealedKey };
const passphraseLock = { salt, memoryKib: 19_456, passes: 3, lanes: 1, sealedKey };
const locks = { passphraseLock, recoveryLock, proof: "C".repeat(43) };

/** Another client has sealed a journal; the caller has none. */
async function sealedByOther({ app }: Fixture) {
  const { headers } = await newClient(app, newcomer().email);
  await app.post("/user/me/sealed-journal", locks, headers);
}

export const sealedJournalRows: Row[] = [
  row("getSealedJournal", signedIn(200), async (fixture) => {
    await sealedByOther(fixture);
    return {};
  }, { shows: ({ state }: { state: string }) => state === "off" }),
  row("saveJournalPasskey", signedIn(404), () => ({
    params: { id: "another-passkey" },
    body: { lock: recoveryLock, proof: locks.proof },
  })),
  row("removeJournalPasskey", signedIn(404), () => ({ params: { id: "another-passkey" } })),
  row("changeJournalLocks", signedIn(404), () => ({ body: locks })),
  row("moveSealedJournal", signedIn(404), () => ({ body: { to: "opening" } })),
  row("discardSealedJournal", signedIn(404)),
  row("sealJournal", signedIn(201), () => ({ body: locks }), { alone: true }),
];
