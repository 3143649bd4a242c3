import { useEffect, useRef, useState } from "react";
import { matchRoutes } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";

import { addresses, isBookingPage } from "../addresses.ts";
import type { Chosen } from "./choices.ts";
import { Screen, type ScreenProps } from "./screen.tsx";
import { firstChoice, journeyWords, type Step } from "./journeys.ts";

// The router matches whole segments, so the account includes its "@".
const routes = addresses.map((address) => ({ path: address.replace("@", "") }));

function routeOf(path: string): string | undefined {
  return matchRoutes(routes, path.replace(/[?#].*/, ""))?.at(-1)?.route.path;
}

/** The step that a path leads to, with any choice in it. */
function stepOf(steps: readonly Step[], path: string): number {
  const route = routeOf(path);
  return route ? steps.findIndex((step) => routeOf(step.path) === route) : -1;
}

/** The address of a step with what was chosen. */
function chosenAddress({ path }: Step, { start, pagePath }: Chosen): string {
  const url = new URL(path, globalThis.location.origin);
  if (!isBookingPage(url.pathname) || !start) return path;
  const [, account, slug, time] = url.pathname.split("/");
  url.pathname = (pagePath ?? `/${account}/${slug}`) + (time ? `/${start}` : "");
  if (url.searchParams.has("date")) url.searchParams.set("date", start.slice(0, 10));
  return url.pathname + url.search;
}

/** The address of a step as a link says it; what was recorded stays. */
function linkedAddress({ path }: Step, link: string): string {
  const recorded = new URL(path, globalThis.location.origin);
  const to = new URL(link, recorded.origin);
  if (to.pathname === recorded.pathname) {
    for (const [name, value] of recorded.searchParams) {
      if (!to.searchParams.has(name)) to.searchParams.append(name, value);
    }
  }
  return to.pathname + to.search + (recorded.hash || to.hash);
}

/** `at`: the step. `shown`: the one whose screen is drawn, which may have gone on to this step by itself. */
type Place = { at: number; shown: number; turn: number; path: string; chosen: Chosen };

/** Follows a screen that goes through several steps on one page, and sends its form for a step that begins so. */
function useStepsOfPage(
  steps: readonly Step[],
  { at, shown }: Place,
  onStep: (at: number) => void,
): void {
  const isSending = steps[shown]!.sent ?? false;
  useEffect(() => {
    if (!steps[at]!.shows) return;
    let isSent = false;
    function look() {
      const form = document.querySelector<HTMLFormElement>(".booking-widget form");
      if (isSending && !isSent && form?.checkValidity()) {
        isSent = true;
        form.requestSubmit();
      }
      const found = steps.findLastIndex(({ shows }) => shows && document.querySelector(shows));
      if (found >= 0 && found !== at && !isSending) onStep(found);
    }
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [steps, at, isSending, onStep]);
}

/**
 * The steps of a journey above the screen of one of them. A link of the screen that leads to another step goes there. A
 * page that is no step stays in its screen.
 */
export function Journey(
  { steps, ...rest }: { steps: readonly Step[] } & Omit<ScreenProps, "screen">,
) {
  const first = steps.some(({ shows }) => shows) ? firstChoice : {};
  const chosen = useRef<Chosen>(first);
  const [place, setPlace] = useState<Place>({
    at: 0,
    shown: 0,
    turn: 0,
    path: steps[0]!.path,
    chosen: first,
  });
  /** Where the screens of the steps went by themselves. */
  const links = useRef<(string | undefined)[]>([]);
  const { at, shown, turn } = place;
  const next = steps[at + 1];
  function go(to: number, link = links.current[to]) {
    globalThis.scrollTo({ top: 0 });
    const step = steps[to]!;
    const path = link ? linkedAddress(step, link) : chosenAddress(step, chosen.current);
    setPlace({ at: to, shown: to, turn: turn + 1, path, chosen: chosen.current });
  }
  function follow(path: string) {
    const isSame = routeOf(path) === routeOf(steps[shown]!.path);
    const found = isSame ? shown : stepOf(steps, path);
    if (found < 0 || path === place.path) return;
    if (!isBookingPage(path)) links.current[found] = path;
    if (!isSame) go(found, path);
  }
  const [onStep] = useState(() => (to: number) => setPlace((now) => ({ ...now, at: to })));
  useStepsOfPage(steps, place, onStep);
  return (
    <>
      <nav aria-label={journeyWords.steps}>
        <Page padded="low">
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
                {steps[at]!.mails ? journeyWords.mail : journeyWords.next}
              </Button>
            </Row>
          </Row>
        </Page>
      </nav>
      <Screen
        key={turn}
        screen={{ ...steps[shown]!, path: place.path, chosen: place.chosen, state: "usual" }}
        onPath={follow}
        onChosen={(now) => void (chosen.current = now)}
        {...rest}
      />
    </>
  );
}
