import { useState } from "react";
import { matchRoutes } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";

import { addresses } from "../addresses.ts";
import { Screen, type ScreenProps } from "./screen.tsx";
import { journeyWords, type Step } from "./journeys.ts";
import { slugs } from "./recorded-names.ts";

const routes = addresses.map((path) => ({ path }));

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

/**
 * The steps of a journey above the screen of one of them. A link of the screen that leads to another step goes there. A
 * page that is no step, such as that of another practitioner, stays in its screen.
 */
export function Journey(
  { steps, ...rest }: { steps: readonly Step[] } & Omit<ScreenProps, "screen">,
) {
  const [at, setAt] = useState(0);
  const [start, setStart] = useState<string>();
  const step = steps[at]!;
  const next = steps[at + 1];
  const go = (to: number) => {
    globalThis.scrollTo({ top: 0 });
    setAt(to);
  };
  const follow = (path: string) => {
    const found = stepOf(steps, path);
    if (!found || found.at === at) return;
    if (found.start) setStart(found.start);
    go(found.at);
  };
  const path = start ? step.path.replace(slugs.start, start) : step.path;
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
                {journeyWords.next}
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
