import "../support/browser-with-server.ts";
import { expect, test } from "vitest";
import { type Address, addresses } from "frontend/addresses.ts";
import { drawn } from "frontend/screens/draw.testing.tsx";
import { setOf } from "frontend/screens/answers.ts";
import { besideSteps, journeys, type Step } from "frontend/screens/journeys.ts";
import { type ScreenState, statesOf } from "frontend/screens/states.ts";
import { emptyRecordings, openRecorder } from "./recorder.ts";
import { type Situation, situations } from "./situations.ts";
import { readRecordings, writeRecordings } from "./write-recordings.ts";

/** SCREENS="^/journal" records the paths that match, and keeps the rest. */
const only = process.env.SCREENS ? new RegExp(process.env.SCREENS) : null;

/** The states that need answers of their own: the others change these. */
function recordedStates(address: Address): ScreenState[] {
  return Object.entries(statesOf(address))
    .filter(([name, { state }]) => state === "usual" && name !== "LongWords")
    .map(([, state]) => state);
}

function statesToRecord(): ScreenState[] {
  const steps = Object.values(journeys).flat<readonly (readonly Step[])[]>();
  const all = [
    ...addresses.flatMap(recordedStates),
    ...[...steps.map(({ name: _, mails: _mails, ...visit }) => visit), ...besideSteps]
      .map((visit) => ({ ...visit, state: "usual" as const })),
  ];
  const wanted = all.filter(({ path }) => only?.test(path) ?? true);
  return [...new Map(wanted.map((each) => [`${setOf(each)} ${each.path}`, each])).values()];
}

test("records the answers of every screen", async () => {
  const recordings = only ? await readRecordings() : emptyRecordings();
  const problems: string[] = [];
  for (const [after, visits] of Map.groupBy(statesToRecord(), ({ after = "usual" }) => after)) {
    await using recorder = await openRecorder(recordings);
    for (const role of ["client", "practitioner", "admin"] as const) await recorder.person(role);
    const happen = (step?: () => Promise<void>) =>
      step?.().catch((error) => void problems.push(`${after}: ${error}`));
    let finish: Awaited<ReturnType<Situation>> | undefined;
    await happen(async () => void (finish = await situations[after]!(recorder)));
    for (const screen of visits) {
      for (const isWide of [false, true]) {
        const page = await drawn(screen, {
          isWide,
          quietMs: isWide ? 500 : 300,
          live: {
            user: screen.as === "visitor" ? null : recordings.users[screen.as],
            answer: (request) => recorder.answer(request, screen),
          },
        });
        if (page.failure) problems.push(`${screen.as} ${screen.path}: ${page.failure}`);
        if (isWide) console.log(`${screen.as} ${screen.path} ${after}: ${page.heading}`);
        page.end();
      }
    }
    if (finish) await happen(finish);
  }
  await writeRecordings(recordings);
  expect(problems).toEqual([]);
});
