DROP INDEX `waiting_list_entries_waiting`;--> statement-breakpoint
ALTER TABLE `waiting_list_entries` ADD `event_type_uri` text;--> statement-breakpoint
ALTER TABLE `waiting_list_entries` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `waiting_list_entries` ADD `ends_at` integer;--> statement-breakpoint
ALTER TABLE `waiting_list_entries` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `waiting_list_entries` ADD `place` text;--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_entries_seat` ON `waiting_list_entries` (`therapist_id`,`starts_at`,`user_id`) WHERE ended_at is null and starts_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_entries_waiting` ON `waiting_list_entries` (`therapist_id`,`user_id`) WHERE ended_at is null and starts_at is null;