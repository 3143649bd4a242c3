import type { SecondFactorPolicy } from "backend/domain/second-factor-policy.ts";

export type Config = {
  brand: string;
  contactEmail: string;
  /** Of the pages. */
  origin: string;
  scheduling: {
    origin: string;
    foreignPage: boolean;
    capabilities: { holds: boolean };
  };
  /** Demo accounts that every visitor may sign in with; null outside the demo. */
  demo: { accounts: string[]; password: string } | null;
  /** Which users must have a second factor. */
  secondFactor: SecondFactorPolicy;
  /** Where a person goes who leaves quickly: nothing there says where they were. */
  quickExitUrl: string;
  customizer: boolean;
  pseudoLanguage: boolean;
  /** Whether `/docs` leads to the documentation of the API. */
  docs: boolean;
  links: {
    home: string;
    shop: string;
    giftCard?: string;
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
  contactEmail: "info@heaolu.ee",
  origin: globalThis.location?.origin ?? "",
  scheduling: {
    origin: globalThis.location?.origin ?? "",
    foreignPage: false,
    capabilities: { holds: true },
  },
  demo: null,
  secondFactor: "off",
  quickExitUrl: "https://www.ilmateenistus.ee/",
  customizer: false,
  pseudoLanguage: false,
  docs: true,
  links: {
    home: site,
    shop: `${site}/pood`,
  },
};

function read(): Config {
  const element = globalThis.document?.getElementById("config");
  // The development server serves the page without it.
  if (!element?.textContent) return { ...fallback, pseudoLanguage: true };
  const given: Partial<Config> = JSON.parse(element.textContent);
  return withFallback(given);
}

function withFallback(given: Partial<Config>): Config {
  return { ...fallback, ...given, links: { ...fallback.links, ...given.links } };
}

export const config: Config = read();

/** The server has no document to read from. */
export function setConfig(given: Partial<Config>): void {
  Object.assign(config, withFallback(given));
}
