/** Which key a column is encrypted with. `text`: with that of short secrets, as text instead of bytes. */
type SealedWith = "noteKey" | "importKey" | "factorKey" | "text";

export type SealedColumn = {
  table: string;
  column: string;
  /** The column whose value is authenticated with the encrypted one. */
  rowId: string;
  sealedWith: SealedWith;
};

const notes = (table: string, column: string, rowId = "id"): SealedColumn => (
  { table, column, rowId, sealedWith: "noteKey" }
);
const texts = (table: string, column: string): SealedColumn => (
  { table, column, rowId: "id", sealedWith: "text" }
);

/** Every column whose name ends with `_sealed`. */
export const sealedColumns: SealedColumn[] = [
  notes("therapy_sessions", "note_sealed"),
  notes("former_therapy_sessions", "note_sealed"),
  notes("therapy_session_comments", "comment_sealed"),
  notes("practitioner_notes", "note_sealed"),
  notes("course_answers", "content_sealed"),
  notes("suitability_drafts", "content_sealed", "user_id"),
  notes("suitability_results", "content_sealed"),
  notes("suitability_records", "content_sealed"),
  notes("suitability_turns", "content_sealed"),
  notes("client_questions", "content_sealed"),
  notes("client_question_messages", "text_sealed"),
  notes("clearances", "content_sealed"),
  { table: "calendar_imports", column: "url_sealed", rowId: "id", sealedWith: "importKey" },
  { table: "authenticators", column: "secret_sealed", rowId: "user_id", sealedWith: "factorKey" },
  { table: "authenticators", column: "waiting_sealed", rowId: "user_id", sealedWith: "factorKey" },
  texts("booking_requests", "hold_secret_sealed"),
  texts("waiting_list_offers", "hold_secret_sealed"),
  texts("session_requests", "hold_secret_sealed"),
  texts("session_orders", "hold_secret_sealed"),
  texts("secret_links", "token_sealed"),
  texts("gift_cards", "code_sealed"),
  texts("webhooks", "secret_sealed"),
  texts("calendar_feeds", "secret_sealed"),
];
