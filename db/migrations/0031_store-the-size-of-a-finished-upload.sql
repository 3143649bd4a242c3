ALTER TABLE `uploads` ADD `stored_bytes` integer;--> statement-breakpoint
ALTER TABLE `uploads` ADD `last_part_digest` text;--> statement-breakpoint
UPDATE `uploads` SET `stored_bytes` = `bytes` WHERE `state` <> 'receiving';