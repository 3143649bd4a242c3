CREATE TABLE `admin_action_texts` (
	`action_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`salt` text NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`action_id`) REFERENCES `admin_actions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `admin_action_texts_user` ON `admin_action_texts` (`user_id`);--> statement-breakpoint
CREATE TABLE `access_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `access_grants_user` ON `access_grants` (`user_id`,`admin_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `data_reads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reader_id` text,
	`role` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text DEFAULT '' NOT NULL,
	`why` text NOT NULL,
	`reason` text,
	`count` integer DEFAULT 1 NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `data_reads_user` ON `data_reads` (`user_id`,`first_at`,`id`);--> statement-breakpoint
CREATE INDEX `data_reads_reader` ON `data_reads` (`reader_id`,`first_at`);--> statement-breakpoint
CREATE TABLE `impersonations` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `impersonations_user` ON `impersonations` (`user_id`);--> statement-breakpoint
CREATE INDEX `impersonations_admin` ON `impersonations` (`admin_id`,`expires_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_admin_actions` (
	`position` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`before` text DEFAULT '{}' NOT NULL,
	`after` text DEFAULT '{}' NOT NULL,
	`texts_hash` text,
	`created_at` integer NOT NULL,
	`previous_hash` text,
	`hash` text
);
--> statement-breakpoint
-- SQL knows no SHA-256: the first start adds the hashes.
INSERT INTO `__new_admin_actions`("position", "id", "actor_id", "action", "subject_kind", "subject_id", "detail", "created_at")
SELECT row_number() OVER (ORDER BY "created_at", "id"), "id", "actor_id", "action", "subject_kind", "subject_id", "detail", "created_at" FROM `admin_actions`;--> statement-breakpoint
DROP TABLE `admin_actions`;--> statement-breakpoint
ALTER TABLE `__new_admin_actions` RENAME TO `admin_actions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `admin_actions_id` ON `admin_actions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `admin_actions_previous` ON `admin_actions` (`previous_hash`);--> statement-breakpoint
CREATE INDEX `admin_actions_subject` ON `admin_actions` (`subject_kind`,`subject_id`,`position`);--> statement-breakpoint
CREATE INDEX `admin_actions_actor` ON `admin_actions` (`actor_id`,`position`);--> statement-breakpoint
CREATE TRIGGER admin_actions_are_kept BEFORE DELETE ON admin_actions
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
-- Rows of earlier releases get their hashes at the first start.
CREATE TRIGGER admin_actions_do_not_change BEFORE UPDATE ON admin_actions
WHEN OLD.hash IS NOT NULL OR NEW.hash IS NULL OR NEW.previous_hash IS NULL
  OR NEW.position <> OLD.position OR NEW.id <> OLD.id OR NEW.actor_id IS NOT OLD.actor_id
  OR NEW.action <> OLD.action OR NEW.subject_kind <> OLD.subject_kind OR NEW.subject_id <> OLD.subject_id
  OR NEW.detail <> OLD.detail OR NEW."before" <> OLD."before" OR NEW."after" <> OLD."after"
  OR NEW.texts_hash IS NOT OLD.texts_hash OR NEW.created_at <> OLD.created_at
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER admin_actions_are_chained BEFORE INSERT ON admin_actions
WHEN NEW.hash IS NULL OR NEW.previous_hash IS NULL
  OR NEW.position <> (SELECT coalesce(max(position), 0) + 1 FROM admin_actions)
  OR NEW.previous_hash IS NOT coalesce(
    (SELECT hash FROM admin_actions ORDER BY position DESC LIMIT 1),
    '0000000000000000000000000000000000000000000000000000000000000000')
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER admin_action_texts_are_kept BEFORE DELETE ON admin_action_texts
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER admin_action_texts_do_not_change BEFORE UPDATE ON admin_action_texts
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER access_grants_are_kept BEFORE DELETE ON access_grants
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER access_grants_do_not_change
BEFORE UPDATE OF id, user_id, kind, reason, created_at, expires_at ON access_grants
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER impersonations_are_kept BEFORE DELETE ON impersonations
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER impersonations_only_end
BEFORE UPDATE OF id, user_id, reason, created_at, expires_at, ended_at ON impersonations
WHEN OLD.ended_at IS NOT NULL OR NEW.id <> OLD.id OR NEW.user_id <> OLD.user_id
  OR NEW.reason <> OLD.reason OR NEW.created_at <> OLD.created_at OR NEW.expires_at <> OLD.expires_at
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER data_reads_are_kept BEFORE DELETE ON data_reads
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
--> statement-breakpoint
CREATE TRIGGER data_reads_only_count
BEFORE UPDATE OF id, user_id, role, kind, subject_id, why, reason, first_at ON data_reads
BEGIN
  SELECT RAISE(ABORT, 'ERR_ILLEGAL_TRANSITION');
END;
