ALTER TABLE `therapist_media` ADD `blur` text;--> statement-breakpoint
ALTER TABLE `therapists` ADD `picture_blur` text;