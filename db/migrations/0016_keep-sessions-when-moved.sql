CREATE TABLE `former_bookings` (
	`invitee_uri` text PRIMARY KEY NOT NULL,
	`therapy_session_id` text NOT NULL,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_bookings_session` ON `former_bookings` (`therapy_session_id`);--> statement-breakpoint
CREATE TABLE `former_therapy_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`therapy_session_id` text NOT NULL,
	`note_sealed` blob,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_therapy_sessions_session` ON `former_therapy_sessions` (`therapy_session_id`);--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `last_move` text;--> statement-breakpoint
ALTER TABLE `therapy_session_history` ADD `from_starts_at` integer;--> statement-breakpoint
ALTER TABLE `therapy_session_history` ADD `from_ends_at` integer;--> statement-breakpoint
ALTER TABLE `therapy_session_history` ADD `to_starts_at` integer;--> statement-breakpoint
ALTER TABLE `therapy_session_history` ADD `to_ends_at` integer;
--> statement-breakpoint
DROP TRIGGER therapy_session_history_keeps_every_row_update;--> statement-breakpoint
DROP TRIGGER therapy_session_history_keeps_every_row_delete;--> statement-breakpoint
DROP TRIGGER therapy_sessions_move_forward;--> statement-breakpoint
DROP TRIGGER therapy_sessions_status_is_noted;--> statement-breakpoint
DROP TRIGGER therapy_sessions_cancelled_reminds_nobody;--> statement-breakpoint
-- Until now a move cancelled a session and made a new one. The sessions of such a chain become one: the id of the
-- first, the booking of the newest, and the notes, comments, recommendations, reviews and history of all.
CREATE TABLE __chain AS
WITH RECURSIVE chain(id, root_id, position) AS (
  SELECT id, id, 0 FROM therapy_sessions
  WHERE rescheduled_from_id IS NULL OR rescheduled_from_id NOT IN (SELECT id FROM therapy_sessions)
  UNION ALL
  SELECT later.id, chain.root_id, chain.position + 1
  FROM chain JOIN therapy_sessions AS later ON later.rescheduled_from_id = chain.id
)
SELECT chain.id, chain.root_id, chain.position, later.id AS next_id
FROM chain LEFT JOIN therapy_sessions AS later ON later.rescheduled_from_id = chain.id
WHERE chain.position > 0 OR later.id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX __chain_id ON __chain (id);--> statement-breakpoint
CREATE INDEX __chain_next ON __chain (next_id);--> statement-breakpoint
CREATE TABLE __newest AS
SELECT __chain.root_id, therapy_sessions.* FROM __chain JOIN therapy_sessions USING (id) WHERE next_id IS NULL;
--> statement-breakpoint
CREATE INDEX __newest_root ON __newest (root_id);--> statement-breakpoint
CREATE TABLE __after_the_move AS
SELECT h.id FROM therapy_session_history AS h JOIN __chain ON __chain.id = h.therapy_session_id
WHERE __chain.next_id IS NOT NULL AND h.from_status = 'cancelled' AND h.to_status = 'cancelled';
--> statement-breakpoint
-- The last row of the old session and the first row of the new one become one row with both times.
UPDATE therapy_session_history AS h
SET to_status = 'booked', from_starts_at = before.starts_at, from_ends_at = before.ends_at,
  to_starts_at = after.starts_at, to_ends_at = after.ends_at
FROM __chain
  JOIN therapy_sessions AS before ON before.id = __chain.id
  JOIN therapy_sessions AS after ON after.id = __chain.next_id
WHERE h.therapy_session_id = __chain.id AND h.action = 'reschedule' AND h.to_status = 'cancelled';
--> statement-breakpoint
DELETE FROM therapy_session_history AS h
WHERE h.from_status IS NULL AND EXISTS (
  SELECT 1 FROM __chain JOIN therapy_session_history AS moved ON moved.therapy_session_id = __chain.id
  WHERE __chain.next_id = h.therapy_session_id AND moved.from_starts_at IS NOT NULL
);
--> statement-breakpoint
-- Where the provider had cancelled the old session first, only the first row of the new one tells of the move.
UPDATE therapy_session_history AS h
SET action = 'reschedule', from_status = 'cancelled',
  from_starts_at = before.starts_at, from_ends_at = before.ends_at,
  to_starts_at = after.starts_at, to_ends_at = after.ends_at
FROM __chain
  JOIN therapy_sessions AS before ON before.id = __chain.id
  JOIN therapy_sessions AS after ON after.id = __chain.next_id
WHERE h.therapy_session_id = after.id AND h.from_status IS NULL;
--> statement-breakpoint
UPDATE therapy_session_history
SET therapy_session_id = (SELECT root_id FROM __chain WHERE __chain.id = therapy_session_id)
WHERE therapy_session_id IN (SELECT id FROM __chain WHERE position > 0);
--> statement-breakpoint
UPDATE therapy_session_history AS h
SET (from_status, to_status) = (
  SELECT before.to_status, before.to_status FROM therapy_session_history AS before
  WHERE before.therapy_session_id = h.therapy_session_id
    AND before.id NOT IN (SELECT id FROM __after_the_move)
    AND (before.at, before.id) < (h.at, h.id)
  ORDER BY before.at DESC, before.id DESC LIMIT 1
)
WHERE h.id IN (SELECT id FROM __after_the_move);
--> statement-breakpoint
UPDATE therapy_session_comments
SET therapy_session_id = (SELECT root_id FROM __chain WHERE __chain.id = therapy_session_id)
WHERE therapy_session_id IN (SELECT id FROM __chain WHERE position > 0);
--> statement-breakpoint
UPDATE recommendations
SET therapy_session_id = (SELECT root_id FROM __chain WHERE __chain.id = therapy_session_id)
WHERE therapy_session_id IN (SELECT id FROM __chain WHERE position > 0);
--> statement-breakpoint
UPDATE OR IGNORE reviews
SET therapy_session_id = (SELECT root_id FROM __chain WHERE __chain.id = therapy_session_id)
WHERE therapy_session_id IN (SELECT id FROM __chain WHERE position > 0);
--> statement-breakpoint
UPDATE OR IGNORE outbox
SET once_key = (
  SELECT 'reminder:' || root_id || substr(once_key, 46) FROM __chain WHERE __chain.id = substr(once_key, 10, 36)
)
WHERE once_key LIKE 'reminder:%' AND substr(once_key, 10, 36) IN (SELECT id FROM __chain WHERE position > 0);
--> statement-breakpoint
INSERT INTO former_bookings (invitee_uri, therapy_session_id)
SELECT invitee_uri, root_id FROM __chain JOIN therapy_sessions USING (id) WHERE next_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO former_therapy_sessions (id, therapy_session_id, note_sealed)
SELECT id, root_id, note_sealed FROM __chain JOIN therapy_sessions USING (id)
WHERE position > 0 ORDER BY root_id, position;
--> statement-breakpoint
DELETE FROM therapy_sessions WHERE id IN (SELECT id FROM __chain WHERE position > 0);
--> statement-breakpoint
UPDATE therapy_sessions
SET event_uri = newest.event_uri, invitee_uri = newest.invitee_uri, status = newest.status,
  starts_at = newest.starts_at, ends_at = newest.ends_at, time_zone = newest.time_zone,
  practice_type = newest.practice_type, intro = newest.intro, price_cents = newest.price_cents,
  meeting_type = newest.meeting_type, place = newest.place,
  cancellation_notice_hours = newest.cancellation_notice_hours,
  rating = newest.rating, rated_at = newest.rated_at,
  cancelled_at = newest.cancelled_at, cancelled_by = newest.cancelled_by, cancel_reason = newest.cancel_reason,
  provider_cancel_pending = newest.provider_cancel_pending, no_show_at = newest.no_show_at,
  calendar_sequence = max(therapy_sessions.calendar_sequence, newest.calendar_sequence),
  updated_at = max(therapy_sessions.updated_at, newest.updated_at),
  last_move = (
    SELECT json_object(
      'at', at, 'by', actor, 'reason', CASE WHEN reason IN ('free', 'late') THEN NULL ELSE reason END,
      'from', json_object('startsAt', from_starts_at, 'endsAt', from_ends_at)
    )
    FROM therapy_session_history AS moved
    WHERE moved.therapy_session_id = therapy_sessions.id AND moved.from_starts_at IS NOT NULL
    ORDER BY moved.at DESC, moved.id DESC LIMIT 1
  )
FROM __newest AS newest WHERE newest.root_id = therapy_sessions.id;
--> statement-breakpoint
DROP TABLE __chain;--> statement-breakpoint
DROP TABLE __newest;--> statement-breakpoint
DROP TABLE __after_the_move;--> statement-breakpoint
-- A session that the provider cancelled is booked again when the provider reports the booking that replaced it.
CREATE TRIGGER therapy_sessions_move_forward BEFORE UPDATE OF status ON therapy_sessions
WHEN NEW.status <> OLD.status
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION')
  WHERE (OLD.status <> 'booked' AND NOT (
      OLD.status = 'cancelled' AND OLD.cancelled_by = 'provider' AND NEW.status = 'booked'
      AND NEW.invitee_uri <> OLD.invitee_uri
    ))
    OR (NEW.status = 'finished' AND NEW.updated_at < NEW.ends_at);
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_change_is_noted AFTER UPDATE OF status, starts_at, ends_at ON therapy_sessions
WHEN NEW.status <> OLD.status OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at
BEGIN
  INSERT INTO changes (part, subject) VALUES ('session', NEW.therapist_id);
END;
--> statement-breakpoint
-- A cancelled or moved session has no reminders of its old time.
CREATE TRIGGER therapy_sessions_changed_time_reminds_nobody AFTER UPDATE OF status, starts_at ON therapy_sessions
WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled') OR NEW.starts_at <> OLD.starts_at
BEGIN
  DELETE FROM outbox WHERE state = 'waiting'
    AND once_key >= 'reminder:' || NEW.id || ':' AND once_key < 'reminder:' || NEW.id || ';';
END;
--> statement-breakpoint
-- History rows never change, except that the erasure of a user sets actor and reason to null.
CREATE TRIGGER therapy_session_history_keeps_every_row_update BEFORE UPDATE ON therapy_session_history
WHEN NEW.id IS NOT OLD.id
  OR NEW.therapy_session_id IS NOT OLD.therapy_session_id
  OR NEW.at IS NOT OLD.at
  OR NEW.actor IS NOT OLD.actor
  OR NEW.action IS NOT OLD.action
  OR NEW.from_status IS NOT OLD.from_status
  OR NEW.to_status IS NOT OLD.to_status
  OR NEW.from_starts_at IS NOT OLD.from_starts_at
  OR NEW.from_ends_at IS NOT OLD.from_ends_at
  OR NEW.to_starts_at IS NOT OLD.to_starts_at
  OR NEW.to_ends_at IS NOT OLD.to_ends_at
  OR (NEW.actor_user_id IS NOT OLD.actor_user_id AND NEW.actor_user_id IS NOT NULL)
  OR (NEW.reason IS NOT OLD.reason AND NEW.reason IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'the history of a session is only added to');
END;
--> statement-breakpoint
CREATE TRIGGER therapy_session_history_keeps_every_row_delete BEFORE DELETE ON therapy_session_history
BEGIN
  SELECT RAISE(ABORT, 'the history of a session is only added to');
END;
--> statement-breakpoint
DROP INDEX `therapy_sessions_rescheduled_from`;--> statement-breakpoint
ALTER TABLE `therapy_sessions` DROP COLUMN `rescheduled_from_id`;--> statement-breakpoint
ALTER TABLE `therapy_sessions` DROP COLUMN `calendar_uid`;
