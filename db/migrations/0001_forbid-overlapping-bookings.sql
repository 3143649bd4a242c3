-- A unique start time does not prevent overlaps of different lengths. These triggers do, for every write.
CREATE TRIGGER holds_do_not_overlap BEFORE INSERT ON holds
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM scheduled_events AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.status = 'active'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM holds AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.expires_at > NEW.created_at
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
END;
--> statement-breakpoint
CREATE TRIGGER holds_do_not_move BEFORE UPDATE OF account_id, starts_at, ends_at ON holds
BEGIN
  SELECT RAISE(ABORT, 'a hold does not move');
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_do_not_overlap BEFORE INSERT ON scheduled_events
WHEN NEW.status = 'active'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM scheduled_events AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.status = 'active'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM holds AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.expires_at > NEW.created_at
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_do_not_overlap_later BEFORE UPDATE OF account_id, starts_at, ends_at, status ON scheduled_events
WHEN NEW.status = 'active'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM scheduled_events AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.status = 'active'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM holds AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.expires_at > NEW.updated_at
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_do_not_overlap BEFORE INSERT ON therapy_sessions
WHEN NEW.status <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM therapy_sessions AS other
    WHERE other.therapist_id = NEW.therapist_id AND other.id <> NEW.id AND other.status <> 'cancelled'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_CLIENT_BUSY') WHERE EXISTS (
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
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_CLIENT_BUSY') WHERE EXISTS (
    SELECT 1 FROM therapy_sessions AS other
    WHERE other.user_id = NEW.user_id AND other.id <> NEW.id AND other.status <> 'cancelled'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_move_forward BEFORE UPDATE OF status ON therapy_sessions
WHEN NEW.status <> OLD.status
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION')
  WHERE OLD.status <> 'booked' OR (NEW.status = 'finished' AND NEW.updated_at < NEW.ends_at);
END;
--> statement-breakpoint
CREATE TRIGGER therapy_session_history_keeps_every_row_update BEFORE UPDATE ON therapy_session_history
BEGIN
  SELECT RAISE(ABORT, 'the history of a session is only added to');
END;
--> statement-breakpoint
CREATE TRIGGER therapy_session_history_keeps_every_row_delete BEFORE DELETE ON therapy_session_history
BEGIN
  SELECT RAISE(ABORT, 'the history of a session is only added to');
END;
