import { type AppPorts, createApp } from "./http/app.ts";
import { contract } from "./http/contract.ts";
import { printContract } from "./http/docs.ts";

/** What `openapi.yaml` must say. No request is served, so no port is ever touched. */
export function openapiYaml(): string {
  const ports = { scheduling: { origin: "http://localhost:8000" } } as AppPorts;
  const { app } = createApp(ports, {
    publicUrl: "http://localhost:8000",
    brand: "Heaolu",
    contactEmail: "tere@heaolu.ee",
  });
  return printContract(contract(app));
}

if (import.meta.main) {
  await Deno.writeTextFile(new URL("../openapi.yaml", import.meta.url), openapiYaml());
}
