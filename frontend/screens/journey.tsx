import { useState } from "react";
import { matchRoutes } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";

import { addresses } from "../addresses.ts";
import { Screen, type ScreenProps } from "./screen.tsx";
import { journeyWords, type Step } from "./journeys.ts";

const routes = addresses.map((path) => ({ path }));

const addressOf = (path: string) =>
  matchRoutes(routes, path.replace(/[?#].*/, ""))?.at(-1)?.route.path;

/**
 * The steps of a journey above the screen of one of them. A link of the screen that leads to the address of the next
 * step goes there, whichever practitioner or time it is of: the journey has the answers of one.
 */
export function Journey(
  { steps, ...rest }: { steps: readonly Step[] } & Omit<ScreenProps, "screen">,
) {
  const [at, setAt] = useState(0);
  const step = steps[at]!;
  const next = steps[at + 1];
  const go = (to: number) => {
    globalThis.scrollTo({ top: 0 });
    setAt(to);
  };
  const follow = (path: string) => {
    if (next && addressOf(path) === addressOf(next.path)) go(at + 1);
  };
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
      <Screen key={at} screen={{ ...step, state: "usual" }} onPath={follow} {...rest} />
    </>
  );
}
