/** The settings from the server, in the document as `<script type="application/json" id="config">`. */
export type Config = {
  brand: string;
  /** The origin of the booking pages. A foreign page is loaded only with the user's consent. */
  scheduling: {
    origin: string;
    foreignPage: boolean;
    /** `holds`: a chosen time can be held. */
    capabilities: { holds: boolean };
  };
  /** Demo accounts that every visitor may sign in with; null outside the demo. */
  demo: { accounts: string[]; password: string } | null;
  /** Shows the panel of the display settings, as an address with `?customizer` does. */
  customizer: boolean;
  /** Enables the pseudo-language `?lng=qps` in development and tests. */
  pseudoLanguage: boolean;
  /** Pages outside the app. Where an optional link is missing, the app shows its own page. */
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
  // The development server serves the page without it.
  if (!element?.textContent) return { ...fallback, pseudoLanguage: true };
  const given: Partial<Config> = JSON.parse(element.textContent);
  return { ...fallback, ...given, links: { ...fallback.links, ...given.links } };
}

export const config: Config = read();
