import type { PageText } from "../../domain/page-text.ts";

export interface PageTexts {
  find(id: string): Promise<PageText | null>;
}
