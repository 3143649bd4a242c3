import type { ProcessingSite } from "../../domain/processing-record.ts";

export type SiteSettings = Omit<ProcessingSite, "recipients"> & Partial<ProcessingSite>;

/** Without recipients in the settings, practitioners are the only ones. */
export function processingSite(
  { brand, publicUrl, contactEmail, recipients = [{ kind: "practitioners" }] }: SiteSettings,
): ProcessingSite {
  return { brand, publicUrl, contactEmail, recipients };
}
