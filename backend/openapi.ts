import { createApp } from "./http/app.ts";
import { contract } from "./http/contract.ts";
import { printContract } from "./http/docs.ts";
import { printLimits } from "./http/input-limits.ts";
import type { Ports } from "./ports/ports.ts";

/** The contract as the routes declare it. It serves no request, so it touches no port. */
function contractDocument() {
  const ports = { scheduling: { origin: "http://localhost:8000" } } as Ports;
  const { app } = createApp(ports, {
    publicUrl: "http://localhost:8000",
    brand: "Heaolu",
    contactEmail: "tere@heaolu.ee",
  });
  return contract(app);
}

/** The expected content of `openapi.yaml`. */
export function openapiYaml(): string {
  return printContract(contractDocument());
}

/** The expected content of `frontend/api/limits.ts`. */
export function limitsSource(): string {
  return printLimits(contractDocument());
}

if (import.meta.main) {
  await Deno.writeTextFile(new URL("../openapi.yaml", import.meta.url), openapiYaml());
  await Deno.writeTextFile(new URL("../frontend/api/limits.ts", import.meta.url), limitsSource());
}
