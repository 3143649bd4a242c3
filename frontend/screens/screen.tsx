import { useEffect, useState } from "react";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { queryClient } from "../api/query-client.ts";
import { setTransport } from "../api/client.ts";
import { clearSession, type CurrentUser, startSession } from "../api/sign-in-session.ts";
import { App } from "../app.tsx";
import { setConfig } from "../config.ts";
import { i18n, startI18n, switchLanguage } from "../i18n/i18n.ts";
import type { Language } from "../i18n/language.ts";
import { lengthenAll } from "../i18n/pseudo-language.ts";
import { loadTranslations } from "../i18n/translations.ts";
import { setPageRequestSource } from "../page-request.ts";
import { answering, loadRecording } from "./answers.ts";
import { type Chosen, withChoices } from "./choices.ts";
import { loadFirstView } from "./first-view.ts";
import { recordedAt } from "./recorded-names.ts";
import { withAddresses, withPictures } from "./pictures.ts";
import { standStill } from "./standing-page.ts";
import type { ScreenState } from "./states.ts";

export type ShownLanguage = Language | "pseudo";

export type ScreenProps = {
  screen: ScreenState;
  language: ShownLanguage;
  direction?: "ltr" | "rtl";
  /** Gets each request that was not recorded. */
  onUnanswered?: (name: string) => void;
  /** Instead of what is recorded. */
  live?: { answer: (request: Request) => Promise<Response>; user: CurrentUser | null };
  /** Gets what is chosen on the screen. */
  onChosen?: (chosen: Chosen) => void;
  /** Gets each path that the screen goes to. */
  onPath?: (path: string) => void;
};

const config = {
  origin: globalThis.location?.origin ?? "",
  demo: { accounts: ["client@demo.heaolu.ee"], password: "heaolu-demo-2026" },
  pseudoLanguage: true,
};

/** All texts of a language at once, so that no page loads others. */
async function showTexts(shown: ShownLanguage): Promise<void> {
  const language = shown === "pseudo" ? "en" : shown;
  await startI18n();
  const texts = await loadTranslations(language, ["admin"]);
  const bundle = shown === "pseudo" ? lengthenAll(texts) : texts;
  i18n.addResourceBundle(language, "translation", bundle, true, true);
  await switchLanguage(language);
}

function shownUser(user: CurrentUser): CurrentUser {
  return JSON.parse(withPictures(JSON.stringify(user)));
}

function warn(name: string) {
  console.warn(`Not recorded: ${name}`);
}

/** Prepares the one session, cache and language of this frame. Returns what ends it. */
async function begin(props: ScreenProps): Promise<() => void> {
  const { screen, language, direction = "ltr", onUnanswered = warn, onChosen = () => {}, live } =
    props;
  const recorded = language === "pseudo" ? "en" : language;
  const recording = await loadRecording(recorded);
  const user = live
    ? live.user
    : screen.as === "visitor"
    ? null
    : shownUser(recording.users[screen.as]);
  const recordedAnswer = answering(recording, screen, screen.state, onUnanswered);
  const answer = live?.answer ??
    withChoices(withAddresses(recordedAnswer), screen, onChosen);
  const end = standStill(recordedAt, { i18next: recorded }, answer);
  setConfig(config);
  setPageRequestSource(() => request);
  const request = {
    language: recorded,
    zone: "Europe/Tallinn",
    display: { direction },
    mayBeSignedIn: user !== null,
    tabName: null,
    user: null,
    isMissing: false,
    now: recordedAt,
  };
  setTransport(answer);
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  if (user) startSession({ accessToken: "recorded", expiresIn: 480, user });
  else clearSession();
  await showTexts(language);
  if (screen.state === "usual") await loadFirstView(screen.path, user);
  return () => {
    queryClient.clear();
    clearSession();
    end();
  };
}

function Follow({ onReady, onPath }: {
  onReady: (navigate: NavigateFunction) => void;
  onPath: ((path: string) => void) | undefined;
}) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => onReady(navigate), [navigate, onReady]);
  useEffect(() => onPath?.(pathname + search + hash), [onPath, pathname, search, hash]);
  return null;
}

type NavigateEvent = Event & {
  canIntercept: boolean;
  navigationType: string;
  hashChange: boolean;
  destination: { url: string };
};

/** What would leave the frame, such as the way to a payment page, stays in it. */
function useStayInFrame() {
  const [navigate, setNavigate] = useState<NavigateFunction | null>(null);
  useEffect(() => {
    const { navigation } = globalThis as unknown as { navigation?: EventTarget };
    function follow(event: Event) {
      const { destination, navigationType, hashChange } = event as NavigateEvent;
      const { pathname, search, hash, origin } = new URL(destination.url);
      const isOfFrame = pathname === globalThis.location.pathname || hashChange;
      if (!navigate || isOfFrame || navigationType === "reload") return;
      event.preventDefault();
      if (origin === globalThis.location.origin) void navigate(pathname + search + hash);
    }
    navigation?.addEventListener("navigate", follow);
    // A booking page in a frame of its own has no server here, so it becomes the page.
    const observer = new MutationObserver(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[src*="/@"]');
      const url = frame && new URL(frame.src);
      if (url?.origin !== globalThis.location.origin) return;
      const meetingType = url.searchParams.get("location");
      void navigate?.(url.pathname + (meetingType ? `?location=${meetingType}` : ""));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      navigation?.removeEventListener("navigate", follow);
      observer.disconnect();
    };
  }, [navigate]);
  const [keep] = useState(() => (next: NavigateFunction) => setNavigate(() => next));
  return keep;
}

/** When the screen before has put back what it replaced, such as the clock. */
let ended: Promise<void> = Promise.resolve();

/** A page of the product, with recorded answers. It is alone in its frame. */
function ReadyScreen(props: ScreenProps) {
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const keepNavigate = useStayInFrame();
  useEffect(() => {
    let isOver = false;
    const begun = ended.then(() => isOver ? null : begin(props));
    begun.then((end) => {
      if (end && !isOver) setReady(true);
    }, setFailure);
    return () => {
      isOver = true;
      ended = begun.then((end) => end?.(), () => {});
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Other properties come with another key.
  }, []);
  if (failure) throw failure;
  if (!isReady) return null;
  return (
    <MemoryRouter initialEntries={[props.screen.path]}>
      <Follow onReady={keepNavigate} onPath={props.onPath} />
      <App cache={queryClient} />
    </MemoryRouter>
  );
}

export function Screen(props: ScreenProps) {
  const { screen, language, direction } = props;
  return <ReadyScreen key={JSON.stringify([screen, language, direction])} {...props} />;
}
