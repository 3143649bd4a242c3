-- Rendered pages are made again when a text changes.
CREATE TRIGGER practice_texts_insert_is_noted AFTER INSERT ON practice_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.code);
END;
--> statement-breakpoint
CREATE TRIGGER practice_texts_update_is_noted AFTER UPDATE ON practice_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.code);
END;
--> statement-breakpoint
CREATE TRIGGER practice_texts_delete_is_noted AFTER DELETE ON practice_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', OLD.code);
END;
--> statement-breakpoint
CREATE TRIGGER page_texts_insert_is_noted AFTER INSERT ON page_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER page_texts_update_is_noted AFTER UPDATE ON page_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER page_texts_delete_is_noted AFTER DELETE ON page_texts
BEGIN
  INSERT INTO changes (part, subject) VALUES ('text', OLD.id);
END;
