export type Config = {
  brand: string;
  scheduling: {
    origin: string;
    foreignPage: boolean;
    capabilities: { holds: boolean };
  };
  /** Demo accounts that every visitor may sign in with; null outside the demo. */
  demo: { accounts: string[]; password: string } | null;
  customizer: boolean;
  pseudoLanguage: boolean;
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
