-- Pages of journals that are kept in memory follow these changes. The subject is the client and the practitioner.
CREATE TRIGGER therapy_sessions_insert_changes_journals AFTER INSERT ON therapy_sessions
BEGIN
  INSERT INTO changes (part, subject) VALUES ('journal', NEW.user_id || ' ' || NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_update_changes_journals AFTER UPDATE ON therapy_sessions
BEGIN
  INSERT INTO changes (part, subject) VALUES ('journal', NEW.user_id || ' ' || NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_other_people_change_journals AFTER UPDATE OF user_id, therapist_id ON therapy_sessions
WHEN NEW.user_id <> OLD.user_id OR NEW.therapist_id <> OLD.therapist_id
BEGIN
  INSERT INTO changes (part, subject) VALUES ('journal', OLD.user_id || ' ' || OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_delete_changes_journals AFTER DELETE ON therapy_sessions
BEGIN
  INSERT INTO changes (part, subject) VALUES ('journal', OLD.user_id || ' ' || OLD.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapy_session_comments_insert_changes_journals AFTER INSERT ON therapy_session_comments
BEGIN
  INSERT INTO changes (part, subject) SELECT 'journal', user_id || ' ' || therapist_id FROM therapy_sessions WHERE id = NEW.therapy_session_id;
END;
--> statement-breakpoint
CREATE TRIGGER therapy_session_comments_update_changes_journals AFTER UPDATE ON therapy_session_comments
BEGIN
  INSERT INTO changes (part, subject) SELECT 'journal', user_id || ' ' || therapist_id FROM therapy_sessions WHERE id = NEW.therapy_session_id;
END;
--> statement-breakpoint
CREATE TRIGGER therapy_session_comments_delete_changes_journals AFTER DELETE ON therapy_session_comments
BEGIN
  INSERT INTO changes (part, subject) SELECT 'journal', user_id || ' ' || therapist_id FROM therapy_sessions WHERE id = OLD.therapy_session_id;
END;
--> statement-breakpoint
CREATE TRIGGER recommendations_insert_changes_journals AFTER INSERT ON recommendations
BEGIN
  INSERT INTO changes (part, subject) SELECT 'journal', user_id || ' ' || therapist_id FROM therapy_sessions WHERE id = NEW.therapy_session_id;
END;
--> statement-breakpoint
CREATE TRIGGER recommendations_update_changes_journals AFTER UPDATE ON recommendations
BEGIN
  INSERT INTO changes (part, subject) SELECT 'journal', user_id || ' ' || therapist_id FROM therapy_sessions WHERE id = NEW.therapy_session_id;
END;
--> statement-breakpoint
CREATE TRIGGER recommendations_delete_changes_journals AFTER DELETE ON recommendations
BEGIN
  INSERT INTO changes (part, subject) SELECT 'journal', user_id || ' ' || therapist_id FROM therapy_sessions WHERE id = OLD.therapy_session_id;
END;
--> statement-breakpoint
-- Practitioners see the client's name; the client's days are those of their zone.
CREATE TRIGGER users_update_changes_journals AFTER UPDATE OF name, time_zone ON users
WHEN NEW.name <> OLD.name OR NEW.time_zone <> OLD.time_zone
BEGIN
  INSERT INTO changes (part, subject) SELECT DISTINCT 'journal', user_id || ' ' || therapist_id FROM therapy_sessions WHERE user_id = NEW.id;
END;
--> statement-breakpoint
-- The practitioner of a disabled account receives nobody in their rooms.
CREATE TRIGGER users_disable_changes_therapists AFTER UPDATE OF disabled_at ON users
WHEN NEW.disabled_at IS NOT OLD.disabled_at
BEGIN
  INSERT INTO changes (part, subject) SELECT 'therapist', id FROM therapists WHERE user_id = NEW.id;
END;
