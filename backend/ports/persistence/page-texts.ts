import type { PageText } from "../../domain/page-text.ts";

export interface PageTexts {
  /** By id. */
  list(): Promise<PageText[]>;
  find(id: string): Promise<PageText | null>;
  versionOf(id: string): Promise<PageText["version"] | null>;
  /** A text of an administrator, which releases leave alone. */
  save(text: PageText): Promise<void>;
}
