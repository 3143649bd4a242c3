import type { DiscreetName } from "../domain/discreet.ts";
import type { Language } from "../domain/text.ts";

/** Renders pages of the frontend on the server; `frontend/entry-server.tsx` implements it. */
export type PageRenderer = {
  /** Attributes of the `html` element. */
  attributesOf(viewer: Viewer): Record<string, string | null>;
  /** The hidden note `#load-failure`, as HTML; it is shown when a script of the page does not load. */
  failureNote(language: Language): string;
  /** Errors inside the page go to `report`, and the browser renders that part. Rejects when nothing can be rendered. */
  render(request: RenderRequest): Promise<RenderedPage>;
};

/** What a request says about its sender; pages of different viewers differ by this alone. */
export type Viewer = {
  language: Language;
  /** IANA name. */
  zone: string;
  /** The cookie with the display settings, as the browser sent it. */
  display: string | null;
  mayBeSignedIn: boolean;
  /** Of a browser in discreet mode. */
  tabName: DiscreetName | null;
};

export type RenderRequest = Viewer & {
  /** Path and query. */
  path: string;
  /** Unix time, ms. */
  now: number;
  /** Answers a request of the API within the process. */
  answer: (request: Request) => Promise<Response>;
  /** Requests are answered for a signed-in user, whose page this is. */
  isSignedIn: boolean;
  report: (error: unknown) => void;
};

export type RenderedPage =
  | { redirect: string }
  | {
    isFound: boolean;
    /** The title and other elements of the head, as HTML. */
    head: string;
    /** The content of `#root`, as HTML. */
    root: string;
    /** What the browser needs to go on, as JSON; null when it renders the page from the start. */
    state: unknown;
    /** The source file of the page, as named in the manifest of the build. */
    file: string;
    /** The source files of parts that the page shows at once. */
    parts?: string[];
  };
