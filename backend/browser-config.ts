import type { Config } from "./config.ts";

/** What the pages are told before their first line runs; everybody may read it. */
export function browserConfig(config: Config) {
  return {
    brand: config.brand,
    demo: config.demo
      ? {
        accounts: ["client@demo.heaolu.ee", "therapist1@demo.heaolu.ee", "admin@demo.heaolu.ee"],
        password: config.demoPassword,
      }
      : null,
    links: config.links,
  };
}
