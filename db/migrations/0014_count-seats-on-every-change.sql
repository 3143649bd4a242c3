-- A guest who is reactivated or moved to another event needs a seat like a new one.
CREATE TRIGGER invitees_fit_the_seats_later BEFORE UPDATE OF status, event_id ON invitees
WHEN NEW.status = 'active' AND (OLD.status <> 'active' OR OLD.event_id <> NEW.event_id)
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') FROM scheduled_events AS event
  JOIN event_types AS type ON type.id = event.event_type_id
  WHERE event.id = NEW.event_id AND (
    (SELECT count(*) FROM invitees AS other
      WHERE other.event_id = NEW.event_id AND other.id <> NEW.id AND other.status = 'active')
    + (SELECT count(*) FROM holds AS other
      WHERE other.account_id = event.account_id AND other.event_type_id = event.event_type_id
        AND other.starts_at = event.starts_at AND other.expires_at > NEW.updated_at)
  ) >= type.capacity;
END;
--> statement-breakpoint
-- A reactivated or moved event keeps its guests.
CREATE TRIGGER scheduled_events_fit_their_guests BEFORE UPDATE OF account_id, event_type_id, starts_at, status ON scheduled_events
WHEN NEW.status = 'active'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE
    (SELECT count(*) FROM invitees WHERE event_id = NEW.id AND status = 'active')
    + (SELECT count(*) FROM holds AS other
      WHERE other.account_id = NEW.account_id AND other.event_type_id = NEW.event_type_id
        AND other.starts_at = NEW.starts_at AND other.expires_at > NEW.updated_at)
    > (SELECT capacity FROM event_types WHERE id = NEW.event_type_id);
END;
