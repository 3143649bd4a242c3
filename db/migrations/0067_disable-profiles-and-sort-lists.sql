CREATE TABLE `pending_cancellations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`therapist_id` text,
	`actor_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `pending_cancellations_created` ON `pending_cancellations` (`created_at`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`search` text NOT NULL,
	`shared` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_views_list` ON `saved_views` (`list`,`name`);--> statement-breakpoint
CREATE INDEX `saved_views_owner` ON `saved_views` (`owner_id`);--> statement-breakpoint
ALTER TABLE `scheduling_accounts` ADD `disabled_at` integer;--> statement-breakpoint
ALTER TABLE `therapists` ADD `disabled_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `last_name_key` text GENERATED ALWAYS AS (substr(name_key, instr(name_key, ' ') + 1)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `users` ADD `last_sign_in_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_last_name` ON `users` (`last_name_key`);--> statement-breakpoint
CREATE INDEX `users_last_sign_in` ON `users` (`last_sign_in_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE is_admin = 1;--> statement-breakpoint
CREATE INDEX `users_disabled` ON `users` (`id`) WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`id`) WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX `therapy_sessions_start` ON `therapy_sessions` (`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `therapy_sessions_price` ON `therapy_sessions` (`price_cents`,`id`);--> statement-breakpoint
CREATE INDEX `therapy_sessions_status` ON `therapy_sessions` (`status`,`starts_at`,`id`);--> statement-breakpoint
-- SQLite's lower() folds ASCII only, and its parser does not nest all letters at once.
UPDATE users SET name_key = lower(name);
--> statement-breakpoint
UPDATE users SET name_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_key, 'Õ', 'õ'), 'Ä', 'ä'), 'Ö', 'ö'), 'Ü', 'ü'), 'Š', 'š'), 'Ž', 'ž'), 'É', 'é'), 'А', 'а'), 'Б', 'б'), 'В', 'в'), 'Г', 'г'), 'Д', 'д'), 'Е', 'е'), 'Ё', 'ё');
--> statement-breakpoint
UPDATE users SET name_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_key, 'Ж', 'ж'), 'З', 'з'), 'И', 'и'), 'Й', 'й'), 'К', 'к'), 'Л', 'л'), 'М', 'м'), 'Н', 'н'), 'О', 'о'), 'П', 'п'), 'Р', 'р'), 'С', 'с'), 'Т', 'т'), 'У', 'у');
--> statement-breakpoint
UPDATE users SET name_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_key, 'Ф', 'ф'), 'Х', 'х'), 'Ц', 'ц'), 'Ч', 'ч'), 'Ш', 'ш'), 'Щ', 'щ'), 'Ъ', 'ъ'), 'Ы', 'ы'), 'Ь', 'ь'), 'Э', 'э'), 'Ю', 'ю'), 'Я', 'я');
--> statement-breakpoint
UPDATE users SET last_sign_in_at = coalesce((SELECT max(created_at) FROM sign_ins WHERE user_id = users.id), 0);
--> statement-breakpoint
CREATE TRIGGER sign_ins_insert_is_noted AFTER INSERT ON sign_ins
BEGIN
  UPDATE users SET last_sign_in_at = max(last_sign_in_at, NEW.created_at) WHERE id = NEW.user_id;
END;
--> statement-breakpoint
-- The times of a profile are offered as long as the profile is.
CREATE TRIGGER therapists_disable_changes_calendars AFTER UPDATE OF disabled_at ON therapists
WHEN NEW.disabled_at IS NOT OLD.disabled_at
BEGIN
  UPDATE scheduling_accounts SET disabled_at = NEW.disabled_at WHERE id IN (
    SELECT event_types.account_id FROM practices
    JOIN event_types ON event_types.id = substr(practices.event_type_uri, -36)
    WHERE practices.therapist_id = NEW.id
  );
END;
