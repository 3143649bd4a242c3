-- Comments become encrypted values. A migration has no key: the text is copied as it is, and the server encrypts it
-- before it serves (encrypt-stored-texts.ts).
CREATE TABLE `__new_therapy_session_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`therapy_session_id` text NOT NULL,
	`author_user_id` text,
	`is_therapist_comment` integer NOT NULL,
	`comment_sealed` blob NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`therapy_session_id`) REFERENCES `therapy_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_therapy_session_comments` (`id`, `therapy_session_id`, `author_user_id`, `is_therapist_comment`, `comment_sealed`, `created_at`, `updated_at`)
SELECT `id`, `therapy_session_id`, `author_user_id`, `is_therapist_comment`, `comment`, `created_at`, `updated_at` FROM `therapy_session_comments`;
--> statement-breakpoint
DROP TABLE `therapy_session_comments`;
--> statement-breakpoint
ALTER TABLE `__new_therapy_session_comments` RENAME TO `therapy_session_comments`;
--> statement-breakpoint
CREATE INDEX `therapy_session_comments_session` ON `therapy_session_comments` (`therapy_session_id`);
