ALTER TABLE `therapy_sessions` ADD `on_site_payment` text;--> statement-breakpoint
CREATE INDEX `therapy_sessions_on_site` ON `therapy_sessions` (`therapist_id`) WHERE on_site_payment is not null;