import type { Config } from "./config.ts";
import type { Scheduling } from "./ports/scheduling.ts";

export function browserConfig(
  config: Config,
  { origin, capabilities, holds }: Pick<Scheduling, "origin" | "capabilities" | "holds">,
) {
  return {
    brand: config.brand,
    contactEmail: config.contactEmail,
    origin: new URL(config.publicUrl).origin,
    scheduling: {
      origin,
      foreignPage: capabilities.foreignPage,
      capabilities: { holds: holds !== null },
    },
    demo: config.demo
      ? {
        accounts: [
          "client@demo.heaolu.ee",
          "therapist1@demo.heaolu.ee",
          "admin@demo.heaolu.ee",
          "admin2@demo.heaolu.ee",
          "assistant@demo.heaolu.ee",
        ],
        password: config.demoPassword,
      }
      : null,
    links: config.links,
    quickExitUrl: config.quickExitUrl,
    secondFactor: config.secondFactor,
    customizer: config.customizer,
    pseudoLanguage: config.pseudoLanguage,
    docs: config.docs !== false,
  };
}
