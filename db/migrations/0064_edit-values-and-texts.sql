CREATE TABLE `hourly_figures` (
	`kind` text NOT NULL,
	`hour` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`kind`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `job_states` (
	`name` text PRIMARY KEY NOT NULL,
	`every_ms` integer NOT NULL,
	`claims` integer NOT NULL,
	`started_at` integer,
	`took_ms` integer,
	`holder` text,
	`error` text,
	`failures_in_row` integer DEFAULT 0 NOT NULL,
	`failed_at` integer,
	`requested_at` integer
);
--> statement-breakpoint
CREATE TABLE `content_drafts` (
	`content_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`based_on` integer NOT NULL,
	`revision` integer NOT NULL,
	`author_id` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `content_versions` (
	`content_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`author_id` text,
	`comment` text DEFAULT '' NOT NULL,
	`published_at` integer,
	PRIMARY KEY(`content_id`, `version`),
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `consents` ADD `privacy_version` integer;--> statement-breakpoint
ALTER TABLE `domain_values` ADD `retired_at` integer;--> statement-breakpoint
ALTER TABLE `domain_values` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failed_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_state` ON `outbox` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
ALTER TABLE `page_texts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `page_texts` ADD `by_admins` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `practice_texts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `practice_texts` ADD `by_admins` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `therapy_sessions_practice` ON `therapy_sessions` (`practice_type`);
--> statement-breakpoint
-- What happened before; from here on triggers keep the sums.
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'booked', created_at / 3600000, count(*) FROM therapy_sessions GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'cancelled', coalesce(cancelled_at, updated_at) / 3600000, count(*) FROM therapy_sessions WHERE status = 'cancelled' GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'held', starts_at / 3600000, count(*) FROM therapy_sessions WHERE status = 'finished' AND no_show_at IS NULL GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'missed', starts_at / 3600000, count(*) FROM therapy_sessions WHERE no_show_at IS NOT NULL GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'people', created_at / 3600000, count(*) FROM users GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'waiting-practitioners', coalesce(approval_changed_at, created_at) / 3600000, count(*) FROM therapists WHERE approval = 'waiting' GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'paid', paid_at / 3600000, sum(amount_cents) FROM payments WHERE paid_at IS NOT NULL GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_figures (kind, hour, amount)
SELECT 'refunded', coalesce(done_at, created_at) / 3600000, sum(amount_cents) FROM refunds WHERE state = 'done' GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER booked_sessions_are_counted AFTER INSERT ON therapy_sessions
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('booked', NEW.created_at / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER cancelled_sessions_are_counted_at_once AFTER INSERT ON therapy_sessions
WHEN NEW.status = 'cancelled'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('cancelled', coalesce(NEW.cancelled_at, NEW.updated_at) / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER cancelled_sessions_are_counted AFTER UPDATE OF status ON therapy_sessions
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('cancelled', coalesce(NEW.cancelled_at, NEW.updated_at) / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER restored_sessions_are_not_counted AFTER UPDATE OF status ON therapy_sessions
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('cancelled', coalesce(OLD.cancelled_at, OLD.updated_at) / 3600000, -1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER held_sessions_are_counted_at_once AFTER INSERT ON therapy_sessions
WHEN NEW.status = 'finished' AND NEW.no_show_at IS NULL
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('held', NEW.starts_at / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER held_sessions_are_counted AFTER UPDATE OF status, no_show_at, starts_at ON therapy_sessions
WHEN (NEW.status = 'finished' AND NEW.no_show_at IS NULL) AND NOT ((OLD.status = 'finished' AND OLD.no_show_at IS NULL) AND NEW.starts_at = OLD.starts_at)
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('held', NEW.starts_at / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER no_longer_held_sessions_are_not_counted AFTER UPDATE OF status, no_show_at, starts_at ON therapy_sessions
WHEN (OLD.status = 'finished' AND OLD.no_show_at IS NULL) AND NOT ((NEW.status = 'finished' AND NEW.no_show_at IS NULL) AND NEW.starts_at = OLD.starts_at)
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('held', OLD.starts_at / 3600000, -1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER missed_sessions_are_counted_at_once AFTER INSERT ON therapy_sessions
WHEN NEW.no_show_at IS NOT NULL
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('missed', NEW.starts_at / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER missed_sessions_are_counted AFTER UPDATE OF no_show_at, starts_at ON therapy_sessions
WHEN NEW.no_show_at IS NOT NULL AND (OLD.no_show_at IS NULL OR NEW.starts_at <> OLD.starts_at)
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('missed', NEW.starts_at / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER no_longer_missed_sessions_are_not_counted AFTER UPDATE OF no_show_at, starts_at ON therapy_sessions
WHEN OLD.no_show_at IS NOT NULL AND (NEW.no_show_at IS NULL OR NEW.starts_at <> OLD.starts_at)
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('missed', OLD.starts_at / 3600000, -1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER new_people_are_counted AFTER INSERT ON users
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('people', NEW.created_at / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER waiting_practitioners_are_counted_at_once AFTER INSERT ON therapists
WHEN NEW.approval = 'waiting'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('waiting-practitioners', coalesce(NEW.approval_changed_at, NEW.created_at) / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER waiting_practitioners_are_counted AFTER UPDATE OF approval ON therapists
WHEN NEW.approval = 'waiting' AND OLD.approval <> 'waiting'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('waiting-practitioners', coalesce(NEW.approval_changed_at, NEW.updated_at) / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER decided_practitioners_are_counted AFTER UPDATE OF approval ON therapists
WHEN OLD.approval = 'waiting' AND NEW.approval <> 'waiting'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('waiting-practitioners', coalesce(NEW.approval_changed_at, NEW.updated_at) / 3600000, -1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER deleted_practitioners_wait_no_longer AFTER DELETE ON therapists
WHEN OLD.approval = 'waiting'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('waiting-practitioners', CAST(unixepoch('subsec') * 1000 AS INTEGER) / 3600000, -1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER payments_are_summed_at_once AFTER INSERT ON payments
WHEN NEW.paid_at IS NOT NULL
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('paid', NEW.paid_at / 3600000, NEW.amount_cents)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER payments_are_summed AFTER UPDATE OF paid_at ON payments
WHEN NEW.paid_at IS NOT NULL AND OLD.paid_at IS NULL
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('paid', NEW.paid_at / 3600000, NEW.amount_cents)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_are_summed_at_once AFTER INSERT ON refunds
WHEN NEW.state = 'done'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('refunded', coalesce(NEW.done_at, NEW.created_at) / 3600000, NEW.amount_cents)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_are_summed AFTER UPDATE OF state ON refunds
WHEN NEW.state = 'done' AND OLD.state <> 'done'
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('refunded', coalesce(NEW.done_at, NEW.created_at) / 3600000, NEW.amount_cents)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER failed_mails_are_counted AFTER UPDATE OF state ON outbox
WHEN NEW.state = 'dead' AND OLD.state <> 'dead' AND NEW.failed_at IS NOT NULL
BEGIN
  INSERT INTO hourly_figures (kind, hour, amount) VALUES ('failed-mails', NEW.failed_at / 3600000, 1)
  ON CONFLICT (kind, hour) DO UPDATE SET amount = amount + excluded.amount;
END;
