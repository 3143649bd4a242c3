import type { Config } from "./config.ts";
import { report } from "./report.ts";

/** Where the server listens, and what runs. `hasDemo`: whether the demo's accounts are in the database. */
type Facts = { address: string; version: string; hasDemo: boolean };

/** Says that the server is there: a line of the log in production, else what a person tries first. */
export function announce(config: Config, { address, version, hasDemo }: Facts): void {
  if (config.isProduction) {
    report("info", "listening", { url: config.publicUrl, address, version });
    return;
  }
  const demoAccounts = [
    "",
    `Demo accounts (password ${config.demoPassword}):`,
    "  client@demo.heaolu.ee       a client with a full journal",
    "  therapist1@demo.heaolu.ee   a practitioner (also therapist2, therapist3)",
    "  admin@demo.heaolu.ee        an administrator (also admin2)",
  ];
  const paths = [
    "/",
    ...(config.docs ? ["/docs"] : []),
    ...(config.storybook ? ["/storybook"] : []),
    "/health",
    ...(showsMailbox(config) ? ["/mailbox"] : []),
  ];
  const lines = [
    "",
    `${config.brand} ${version} is running: ${config.publicUrl} (listening on ${address})`,
    ...(config.demo && hasDemo ? demoAccounts : []),
    "",
    `Pages: ${paths.join(" · ")}`,
    "",
  ];
  console.log(lines.join("\n"));
}

export function showsMailbox({ demo, mail }: Config): boolean {
  return demo && mail === "outbox";
}
