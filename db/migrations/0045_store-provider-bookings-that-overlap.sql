-- A booking made at the provider has happened, even when the client has another session at that time.
DROP TRIGGER therapy_sessions_do_not_overlap;
--> statement-breakpoint
DROP TRIGGER therapy_sessions_do_not_overlap_later;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_do_not_overlap BEFORE INSERT ON therapy_sessions
WHEN NEW.status <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM therapy_sessions AS other
    WHERE other.therapist_id = NEW.therapist_id AND other.id <> NEW.id AND other.status <> 'cancelled'
      AND other.event_uri <> NEW.event_uri
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_CLIENT_BUSY') WHERE NEW.event_uri NOT LIKE 'https://api.calendly.com/%' AND EXISTS (
    SELECT 1 FROM therapy_sessions AS other
    WHERE other.user_id = NEW.user_id AND other.id <> NEW.id AND other.status <> 'cancelled'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_do_not_overlap_later BEFORE UPDATE OF therapist_id, user_id, starts_at, ends_at, status ON therapy_sessions
WHEN NEW.status <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM therapy_sessions AS other
    WHERE other.therapist_id = NEW.therapist_id AND other.id <> NEW.id AND other.status <> 'cancelled'
      AND other.event_uri <> NEW.event_uri
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  -- A session that only ends may have a provider's booking beside it.
  SELECT RAISE(ABORT, 'ERR_CLIENT_BUSY') WHERE NEW.event_uri NOT LIKE 'https://api.calendly.com/%'
    AND (
      OLD.status = 'cancelled' OR NEW.user_id <> OLD.user_id
      OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at
    )
    AND EXISTS (
      SELECT 1 FROM therapy_sessions AS other
      WHERE other.user_id = NEW.user_id AND other.id <> NEW.id AND other.status <> 'cancelled'
        AND other.starts_at > NEW.starts_at - 86400000
        AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
    );
END;
