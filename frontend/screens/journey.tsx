import { useState } from "react";
import { matchRoutes } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";

import { addresses } from "../addresses.ts";
import { Screen, type ScreenProps } from "./screen.tsx";
import { journeyWords, type Step } from "./journeys.ts";
import { slugs } from "./recorded-names.ts";

// The router matches whole segments, so the account includes its "@".
const routes = addresses.map((address) => ({ path: address.replace("@", "") }));

function matchOf(path: string) {
  return matchRoutes(routes, path.replace(/[?#].*/, ""))?.at(-1);
}

/** The step that a path leads to, whichever time is chosen, and the time. */
function stepOf(
  steps: readonly Step[],
  path: string,
): { at: number; start: string | undefined } | null {
  const match = matchOf(path);
  if (!match) return null;
  const at = steps.findIndex((step) => {
    const own = matchOf(step.path);
    if (own?.route.path !== match.route.path) return false;
    return Object.entries(own.params).every(([name, value]) =>
      name === "start" ||
      match.params[name] === value
    );
  });
  return at < 0 ? null : { at, start: match.params.start };
}

/** The address of a step with what a link to it has chosen; what was recorded stays. */
function addressOf(step: Step, link: string | undefined, start: string | undefined): string {
  const own = new URL(
    start ? step.path.replace(slugs.start, start) : step.path,
    globalThis.location.origin,
  );
  const chosen = new URL(link ?? "", own.origin);
  for (const [name, value] of chosen.searchParams) {
    if (!own.searchParams.has(name)) own.searchParams.append(name, value);
  }
  return own.pathname + own.search + (own.hash || chosen.hash);
}

/**
 * The steps of a journey above the screen of one of them. A link of the screen that leads to another step goes there. A
 * page that is no step, such as that of another practitioner, stays in its screen.
 */
export function Journey(
  { steps, ...rest }: { steps: readonly Step[] } & Omit<ScreenProps, "screen">,
) {
  const [{ at, link }, setPlace] = useState<{ at: number; link?: string }>({ at: 0 });
  const [start, setStart] = useState<string>();
  const step = steps[at]!;
  const next = steps[at + 1];
  const go = (at: number, link?: string) => {
    globalThis.scrollTo({ top: 0 });
    setPlace(link === undefined ? { at } : { at, link });
  };
  const follow = (path: string) => {
    const found = stepOf(steps, path);
    if (!found || found.at === at) return;
    if (found.start) setStart(found.start);
    go(found.at, path);
  };
  const path = addressOf(step, link, start);
  return (
    <>
      <nav aria-label={journeyWords.steps}>
        <Page>
          <Row justify="between">
            <Row as="ol" gap="inline">
              {steps.map(({ name }, nth) => (
                <li key={name} aria-current={nth === at ? "step" : undefined}>
                  <Button
                    small
                    variant={nth === at ? "primary" : "quiet"}
                    onClick={() =>
                      go(nth)}
                  >
                    {`${nth + 1}. ${name}`}
                  </Button>
                </li>
              ))}
            </Row>
            <Row gap="inline">
              <Button small disabled={at === 0} onClick={() => go(at - 1)}>
                {journeyWords.back}
              </Button>
              <Button small disabled={!next} onClick={() => go(at + 1)}>
                {step.mails ? journeyWords.mail : journeyWords.next}
              </Button>
            </Row>
          </Row>
        </Page>
      </nav>
      <Screen
        key={at}
        screen={{ ...step, path, ...(start && { start }), state: "usual" }}
        onPath={follow}
        {...rest}
      />
    </>
  );
}
