ALTER TABLE `practices` ADD `seats` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `late_cancel_percent` integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `no_show_percent` integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `late_cancel_percent` integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `no_show_percent` integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `late_moved_at` integer;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `fee_waived_at` integer;
--> statement-breakpoint
UPDATE `practices` SET `seats` = coalesce((
  SELECT capacity FROM event_types
  WHERE practices.event_type_uri LIKE '%/event_types/' || event_types.id
), 1) WHERE event_type_uri <> '' AND EXISTS (SELECT 1 FROM event_types WHERE capacity > 1);--> statement-breakpoint
UPDATE `therapist_drafts` SET `content` = json_set(content,
  '$.lateCancelPercent', 100, '$.noShowPercent', 100,
  '$.practices', (
    SELECT json_group_array(json_set(value, '$.seats', coalesce(
      (SELECT seats FROM practices WHERE id = json_extract(value, '$.id')), 1)))
    FROM json_each(content, '$.practices')
  ));--> statement-breakpoint
UPDATE `therapist_versions` SET `content` = json_set(content,
  '$.lateCancelPercent', 100, '$.noShowPercent', 100,
  '$.practices', (
    SELECT json_group_array(json_set(value, '$.seats', coalesce(
      (SELECT seats FROM practices WHERE id = json_extract(value, '$.id')), 1)))
    FROM json_each(content, '$.practices')
  ));--> statement-breakpoint
-- A group that is to come keeps a seat for each of its guests.
CREATE TRIGGER event_types_keep_booked_seats BEFORE UPDATE OF capacity ON event_types
WHEN NEW.capacity < OLD.capacity
BEGIN
  SELECT RAISE(ABORT, 'ERR_SEATS_BOOKED') FROM scheduled_events AS event
  WHERE event.event_type_id = NEW.id AND event.status = 'active' AND event.ends_at > NEW.updated_at
    AND (SELECT count(*) FROM invitees WHERE event_id = event.id AND status = 'active') > NEW.capacity;
END;
