CREATE TABLE `review_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`reporter_id` text,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_reports_once` ON `review_reports` (`review_id`,`reporter_id`);--> statement-breakpoint
CREATE INDEX `review_reports_open` ON `review_reports` (`review_id`) WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX `review_reports_reporter` ON `review_reports` (`reporter_id`);--> statement-breakpoint
ALTER TABLE `reviews` ADD `session_month` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `refusal` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `refusal_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `decided_by` text REFERENCES users(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `reviews` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `reviews` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `reviews` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `reviews_status` ON `reviews` (`status`,`updated_at`);--> statement-breakpoint
ALTER TABLE `therapists` ADD `review_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `reviews` SET
  `updated_at` = `created_at`,
  `session_month` = strftime('%Y-%m', coalesce(
    (SELECT `starts_at` FROM `therapy_sessions` WHERE `id` = `therapy_session_id`), `created_at`
  ) / 1000, 'unixepoch'),
  `refusal` = CASE `status` WHEN 'rejected' THEN 'other' END,
  `status` = CASE `status` WHEN 'rejected' THEN 'refused' ELSE `status` END;
--> statement-breakpoint
UPDATE `therapists` SET (`review_count`, `rating_sum`) = (
  SELECT count(*), coalesce(sum(`rating`), 0) FROM `reviews`
  WHERE `therapist_id` = `therapists`.`id` AND `status` = 'published'
);
--> statement-breakpoint
CREATE TRIGGER reviews_insert_is_counted AFTER INSERT ON reviews
WHEN NEW.status = 'published'
BEGIN
  UPDATE therapists SET (review_count, rating_sum) = (
    SELECT count(*), coalesce(sum(rating), 0) FROM reviews
    WHERE therapist_id = NEW.therapist_id AND status = 'published'
  ) WHERE id = NEW.therapist_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_update_is_counted AFTER UPDATE ON reviews
WHEN NEW.status <> OLD.status OR NEW.rating <> OLD.rating
BEGIN
  UPDATE therapists SET (review_count, rating_sum) = (
    SELECT count(*), coalesce(sum(rating), 0) FROM reviews
    WHERE therapist_id = NEW.therapist_id AND status = 'published'
  ) WHERE id = NEW.therapist_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_delete_is_counted AFTER DELETE ON reviews
WHEN OLD.status = 'published'
BEGIN
  UPDATE therapists SET (review_count, rating_sum) = (
    SELECT count(*), coalesce(sum(rating), 0) FROM reviews
    WHERE therapist_id = OLD.therapist_id AND status = 'published'
  ) WHERE id = OLD.therapist_id;
END;
