/** What the server tells the page; it stands in the document as `<script type="application/json" id="config">`. */
export type Config = {
  brand: string;
  /** Where booking pages lie: this house's own origin, or another's, which is loaded only after the person agreed. */
  scheduling: {
    origin: string;
    foreignPage: boolean;
    /** `holds`: a chosen time can be kept for a while. */
    capabilities: { holds: boolean };
  };
  /** Only in demo: accounts anybody may sign in with. */
  demo: { accounts: string[]; password: string } | null;
  /** The panel that changes every display setting; an address with `?customizer` has it too. */
  customizer: boolean;
  /** Only in development and tests: words made longer and bracketed, under `?lng=qps`. */
  pseudoLanguage: boolean;
  /** Pages outside the app, opened in a new tab; the logo's `home` too. What may be left out has a page of ours. */
  links: {
    home: string;
    shop: string;
    giftCard: string;
    practices?: string;
    useful?: string;
    about?: string;
    help?: string;
    terms?: string;
    privacy?: string;
  };
};

const site = "https://heaolu.ee";

const fallback: Config = {
  brand: "Heaolu",
  scheduling: {
    origin: globalThis.location?.origin ?? "",
    foreignPage: false,
    capabilities: { holds: true },
  },
  demo: null,
  customizer: false,
  pseudoLanguage: false,
  links: {
    home: site,
    shop: `${site}/pood`,
    giftCard: `${site}/kinkekaart`,
  },
};

function read(): Config {
  const element = globalThis.document?.getElementById("config");
  // A page without it comes from the development server.
  if (!element?.textContent) return { ...fallback, pseudoLanguage: true };
  const given: Partial<Config> = JSON.parse(element.textContent);
  return { ...fallback, ...given, links: { ...fallback.links, ...given.links } };
}

export const config: Config = read();
