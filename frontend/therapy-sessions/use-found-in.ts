import { useTranslation } from "react-i18next";
import { matchedParts } from "backend/domain/text-matches.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useOpenedSession } from "../sealed-journal/opened-journal.ts";
import { useSearchWords } from "./marked.tsx";
import type { TherapySession } from "./therapy-session.ts";

/** In which texts of a session the search found something; undefined when only in the name or the practice. */
export function useFoundIn(
  session: TherapySession,
): string | undefined {
  const { note, comments, recommendations } = useOpenedSession(session).session;
  const { t } = useTranslation();
  const format = useFormat();
  const words = useSearchWords();
  const has = (text: string | null) =>
    text !== null && matchedParts(text, words).some(({ isMatch }) => isMatch);
  const places = [
    ...(has(note) ? [t("journal.found.note")] : []),
    ...(comments.some(({ comment }) => has(comment)) ? [t("journal.found.comment")] : []),
    ...(recommendations.some(({ text }) => has(text)) ? [t("journal.found.recommendation")] : []),
  ];
  return places.length > 0 ? t("journal.found.in", { list: format.list(places) }) : undefined;
}
