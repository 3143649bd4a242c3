-- Bookings made at an outside provider are visible here only as sessions.
CREATE TRIGGER therapy_sessions_insert_is_noted AFTER INSERT ON therapy_sessions
BEGIN
  INSERT INTO changes (part, subject) VALUES ('session', NEW.therapist_id);
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_status_is_noted AFTER UPDATE OF status ON therapy_sessions
WHEN NEW.status <> OLD.status
BEGIN
  INSERT INTO changes (part, subject) VALUES ('session', NEW.therapist_id);
END;
