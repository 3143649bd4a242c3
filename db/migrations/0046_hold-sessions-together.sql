CREATE TABLE `companion_times` (
	`account_id` text NOT NULL,
	`therapist_id` text NOT NULL,
	`event_type_id` text NOT NULL,
	`event_id` text,
	`hold_id` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`canceled_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_type_id`) REFERENCES `event_types`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `scheduled_events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hold_id`) REFERENCES `holds`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "companion_times_owner" CHECK(("companion_times"."event_id" is null) <> ("companion_times"."hold_id" is null)),
	CONSTRAINT "companion_times_times" CHECK("companion_times"."ends_at" > "companion_times"."starts_at" and "companion_times"."ends_at" - "companion_times"."starts_at" <= 86400000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companion_times_event` ON `companion_times` (`event_id`,`therapist_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `companion_times_hold` ON `companion_times` (`hold_id`,`therapist_id`);--> statement-breakpoint
CREATE INDEX `companion_times_account` ON `companion_times` (`account_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `companion_times_therapist` ON `companion_times` (`therapist_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `practice_companions` (
	`practice_id` text NOT NULL,
	`therapist_id` text NOT NULL,
	`event_type_id` text NOT NULL,
	`account_id` text NOT NULL,
	`position` integer NOT NULL,
	`state` text NOT NULL,
	`invited_at` integer NOT NULL,
	`answered_at` integer,
	PRIMARY KEY(`practice_id`, `therapist_id`),
	FOREIGN KEY (`practice_id`) REFERENCES `practices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_type_id`) REFERENCES `event_types`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `scheduling_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "practice_companions_answer" CHECK(("practice_companions"."state" = 'invited') = ("practice_companions"."answered_at" is null))
);
--> statement-breakpoint
CREATE INDEX `practice_companions_therapist` ON `practice_companions` (`therapist_id`);--> statement-breakpoint
CREATE INDEX `practice_companions_event_type` ON `practice_companions` (`event_type_id`);--> statement-breakpoint
CREATE INDEX `practice_companions_account` ON `practice_companions` (`account_id`);
--> statement-breakpoint
-- Every hold and event of a practice that is held together takes the time of its companions as well.
CREATE TRIGGER holds_take_companions AFTER INSERT ON holds
BEGIN
  INSERT INTO companion_times (account_id, therapist_id, event_type_id, hold_id, starts_at, ends_at, updated_at)
  SELECT account_id, therapist_id, event_type_id, NEW.id, NEW.starts_at, NEW.ends_at, NEW.created_at
  FROM practice_companions WHERE event_type_id = NEW.event_type_id AND state = 'agreed';
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_take_companions AFTER INSERT ON scheduled_events
WHEN NEW.status = 'active'
BEGIN
  INSERT INTO companion_times (account_id, therapist_id, event_type_id, event_id, starts_at, ends_at, updated_at)
  SELECT account_id, therapist_id, event_type_id, NEW.id, NEW.starts_at, NEW.ends_at, NEW.created_at
  FROM practice_companions WHERE event_type_id = NEW.event_type_id AND state = 'agreed';
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_move_companions AFTER UPDATE OF starts_at, ends_at, status ON scheduled_events
BEGIN
  UPDATE companion_times SET
    starts_at = NEW.starts_at,
    ends_at = NEW.ends_at,
    canceled_at = CASE WHEN NEW.status = 'canceled' THEN coalesce(canceled_at, NEW.canceled_at, NEW.updated_at) END,
    updated_at = NEW.updated_at
  WHERE event_id = NEW.id;
END;
--> statement-breakpoint
-- Holds and events of one start of a group take the same companions together. Any other overlap is refused.
CREATE TRIGGER companion_times_do_not_overlap BEFORE INSERT ON companion_times
WHEN NEW.canceled_at IS NULL
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM scheduled_events AS other
    WHERE other.account_id = NEW.account_id AND other.status = 'active'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM holds AS other
    WHERE other.account_id = NEW.account_id AND other.expires_at > NEW.updated_at
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM companion_times AS other
    WHERE other.account_id = NEW.account_id AND other.canceled_at IS NULL
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      AND NOT (other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at)
      AND (other.hold_id IS NULL OR (SELECT expires_at FROM holds WHERE id = other.hold_id) > NEW.updated_at)
  );
END;
--> statement-breakpoint
CREATE TRIGGER companion_times_do_not_overlap_later BEFORE UPDATE OF account_id, starts_at, ends_at, canceled_at ON companion_times
WHEN NEW.canceled_at IS NULL
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM scheduled_events AS other
    WHERE other.account_id = NEW.account_id AND other.status = 'active'
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM holds AS other
    WHERE other.account_id = NEW.account_id AND other.expires_at > NEW.updated_at
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM companion_times AS other
    WHERE other.account_id = NEW.account_id AND other.canceled_at IS NULL AND other.rowid <> OLD.rowid
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      AND NOT (other.event_type_id = NEW.event_type_id AND other.starts_at = NEW.starts_at)
      AND (other.hold_id IS NULL OR (SELECT expires_at FROM holds WHERE id = other.hold_id) > NEW.updated_at)
  );
END;
--> statement-breakpoint
CREATE TRIGGER holds_leave_companion_times BEFORE INSERT ON holds
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM companion_times AS other
    WHERE other.account_id = NEW.account_id AND other.canceled_at IS NULL
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      AND (other.hold_id IS NULL OR (SELECT expires_at FROM holds WHERE id = other.hold_id) > NEW.created_at)
  );
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_leave_companion_times BEFORE INSERT ON scheduled_events
WHEN NEW.status = 'active'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM companion_times AS other
    WHERE other.account_id = NEW.account_id AND other.canceled_at IS NULL
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      AND (other.hold_id IS NULL OR (SELECT expires_at FROM holds WHERE id = other.hold_id) > NEW.created_at)
  );
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_events_leave_companion_times_later BEFORE UPDATE OF account_id, starts_at, ends_at, status ON scheduled_events
WHEN NEW.status = 'active'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM companion_times AS other
    WHERE other.account_id = NEW.account_id AND other.canceled_at IS NULL
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      AND (other.hold_id IS NULL OR (SELECT expires_at FROM holds WHERE id = other.hold_id) > NEW.updated_at)
  );
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_leave_companion_times BEFORE INSERT ON therapy_sessions
WHEN NEW.status <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM companion_times AS other
    WHERE other.therapist_id = NEW.therapist_id AND other.canceled_at IS NULL AND other.event_id IS NOT NULL
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
END;
--> statement-breakpoint
CREATE TRIGGER therapy_sessions_leave_companion_times_later BEFORE UPDATE OF therapist_id, starts_at, ends_at, status ON therapy_sessions
WHEN NEW.status = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'ERR_SLOT_TAKEN') WHERE EXISTS (
    SELECT 1 FROM companion_times AS other
    WHERE other.therapist_id = NEW.therapist_id AND other.canceled_at IS NULL AND other.event_id IS NOT NULL
      AND other.starts_at > NEW.starts_at - 86400000
      AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
  );
END;
--> statement-breakpoint
CREATE TRIGGER companion_times_insert_is_noted AFTER INSERT ON companion_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER companion_times_update_is_noted AFTER UPDATE ON companion_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER companion_times_delete_is_noted AFTER DELETE ON companion_times
BEGIN
  INSERT INTO changes (part, subject) VALUES ('schedule', OLD.account_id);
END;
--> statement-breakpoint
-- The free times of a practice depend on the calendars of its companions.
CREATE TRIGGER changes_reach_companions AFTER INSERT ON changes
WHEN NEW.part = 'schedule'
BEGIN
  INSERT INTO changes (part, subject)
  SELECT DISTINCT 'schedule', event_types.account_id FROM practice_companions
  JOIN event_types ON event_types.id = practice_companions.event_type_id
  WHERE practice_companions.account_id = NEW.subject;
END;
--> statement-breakpoint
CREATE TRIGGER practice_companions_insert_is_noted AFTER INSERT ON practice_companions
BEGIN
  INSERT INTO changes (part, subject) SELECT 'schedule', account_id FROM event_types WHERE id = NEW.event_type_id;
  INSERT INTO changes (part, subject) SELECT 'therapist', therapist_id FROM practices WHERE id = NEW.practice_id;
END;
--> statement-breakpoint
CREATE TRIGGER practice_companions_update_is_noted AFTER UPDATE ON practice_companions
BEGIN
  INSERT INTO changes (part, subject) SELECT 'schedule', account_id FROM event_types WHERE id = NEW.event_type_id;
  INSERT INTO changes (part, subject) SELECT 'therapist', therapist_id FROM practices WHERE id = NEW.practice_id;
END;
--> statement-breakpoint
CREATE TRIGGER practice_companions_delete_is_noted AFTER DELETE ON practice_companions
BEGIN
  INSERT INTO changes (part, subject) SELECT 'schedule', account_id FROM event_types WHERE id = OLD.event_type_id;
  INSERT INTO changes (part, subject) SELECT 'therapist', therapist_id FROM practices WHERE id = OLD.practice_id;
END;
--> statement-breakpoint
CREATE TRIGGER therapists_shown_reach_practices AFTER UPDATE OF show_in_search, name, slug, picture_key, user_id ON therapists
BEGIN
  INSERT INTO changes (part, subject)
  SELECT DISTINCT 'schedule', event_types.account_id FROM practice_companions
  JOIN event_types ON event_types.id = practice_companions.event_type_id
  WHERE practice_companions.therapist_id = NEW.id;
  INSERT INTO changes (part, subject)
  SELECT DISTINCT 'therapist', practices.therapist_id FROM practice_companions
  JOIN practices ON practices.id = practice_companions.practice_id
  WHERE practice_companions.therapist_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_disabled_reach_practices AFTER UPDATE OF disabled_at ON users
WHEN NEW.disabled_at IS NOT OLD.disabled_at
BEGIN
  INSERT INTO changes (part, subject)
  SELECT DISTINCT 'schedule', event_types.account_id FROM practice_companions
  JOIN event_types ON event_types.id = practice_companions.event_type_id
  JOIN therapists ON therapists.id = practice_companions.therapist_id
  WHERE therapists.user_id = NEW.id;
END;
