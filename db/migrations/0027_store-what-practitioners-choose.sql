ALTER TABLE `therapist_locations` ADD `picture_upload_id` text REFERENCES uploads(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `therapists` ADD `wants_search` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `therapists` ADD `picture_upload_id` text REFERENCES uploads(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `therapists` ADD `text_versions` text DEFAULT '{"et":1,"en":1,"ru":1}' NOT NULL;--> statement-breakpoint
UPDATE `therapists` SET `wants_search` = `show_in_search`;
