ALTER TABLE `outbox` ADD `session` text;--> statement-breakpoint
ALTER TABLE `practices` ADD `call_link` text;--> statement-breakpoint
ALTER TABLE `therapists` ADD `call_room_pattern` text;