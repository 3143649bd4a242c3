-- A start of a group is taken when its seats are: holds and guests of the same type and start count together.
-- Any other overlap is refused.
DROP TRIGGER holds_do_not_overlap;
--> statement-breakpoint
DROP TRIGGER scheduled_events_do_not_overlap;
--> statement-breakpoint
DROP TRIGGER scheduled_events_do_not_overlap_later;
--> statement-breakpoint
DROP TRIGGER therapy_sessions_do_not_overlap;
--> statement-breakpoint
DROP TRIGGER therapy_sessions_do_not_overlap_later;
--> statement-breakpoint
CREATE TRIGGER holds_do_not_overlap BEFORE INSERT ON holds
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM scheduled_events AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.status = 'active'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      AND NOT (other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at)
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM holds AS other
    WHERE other.account_id = NEW.account_id AND other.id <> NEW.id AND other.expires_at > NEW.created_at
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      AND NOT (other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at)
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE
    max(
      (SELECT count(*) FROM scheduled_events AS other
        WHERE other.account_id = NEW.account_id AND other.status = 'active'
          AND other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at),
      (SELECT count(*) FROM invitees JOIN scheduled_events AS other ON other.id = invitees.event_id
        WHERE other.account_id = NEW.account_id AND other.status = 'active'
          AND other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at
          AND invitees.status = 'active')
    )
    + (SELECT count(*) FROM holds AS other
      WHERE other.account_id = NEW.account_id AND other.id <> NEW.id
        AND other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at
        AND other.expires_at > NEW.created_at)
    >= (SELECT capacity FROM event_types WHERE id = NEW.event_type_id);
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
      AND NOT (other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at)
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE
    (SELECT count(*) FROM holds AS other
      WHERE other.account_id = NEW.account_id AND other.id <> NEW.id
        AND other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at
        AND other.expires_at > NEW.created_at)
    >= (SELECT capacity FROM event_types WHERE id = NEW.event_type_id);
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
      AND NOT (other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at)
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE
    (SELECT count(*) FROM holds AS other
      WHERE other.account_id = NEW.account_id AND other.id <> NEW.id
        AND other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at
        AND other.expires_at > NEW.updated_at)
    >= (SELECT capacity FROM event_types WHERE id = NEW.event_type_id);
END;
--> statement-breakpoint
CREATE TRIGGER invitees_fit_the_seats BEFORE INSERT ON invitees
WHEN NEW.status = 'active'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') FROM scheduled_events AS event
  JOIN event_types AS type ON type.id = event.event_type_id
  WHERE event.id = NEW.event_id AND (
    (SELECT count(*) FROM invitees AS other WHERE other.event_id = NEW.event_id AND other.status = 'active')
    + (SELECT count(*) FROM holds AS other
      WHERE other.account_id = event.account_id AND other.event_type_id = event.event_type_id
        AND other.starts_at = event.starts_at AND other.expires_at > NEW.created_at)
  ) >= type.capacity;
END;
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
      AND other.event_uri <> NEW.event_uri
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
CREATE TRIGGER scheduling_vacations_insert_is_noted AFTER INSERT ON scheduling_vacations
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_vacations_update_is_noted AFTER UPDATE ON scheduling_vacations
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER scheduling_vacations_delete_is_noted AFTER DELETE ON scheduling_vacations
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER imported_busy_times_insert_is_noted AFTER INSERT ON imported_busy_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER imported_busy_times_update_is_noted AFTER UPDATE ON imported_busy_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER imported_busy_times_delete_is_noted AFTER DELETE ON imported_busy_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER invitees_insert_is_noted AFTER INSERT ON invitees
BEGIN
  INSERT INTO changes (part, subject) SELECT 'schedule', account_id FROM scheduled_events WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER invitees_status_is_noted AFTER UPDATE OF status ON invitees
BEGIN
  INSERT INTO changes (part, subject) SELECT 'schedule', account_id FROM scheduled_events WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_no_show_is_finished BEFORE UPDATE OF no_show_at ON therapy_sessions
WHEN NEW.no_show_at IS NOT NULL AND NEW.status <> 'finished'
BEGIN
  SELECT RAISE(ABORT, 'ERR_NOT_FINISHED');
END;
