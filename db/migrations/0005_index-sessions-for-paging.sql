DROP INDEX `therapy_sessions_user`;--> statement-breakpoint
DROP INDEX `therapy_sessions_therapist`;--> statement-breakpoint
CREATE INDEX `therapy_sessions_user` ON `therapy_sessions` (`user_id`,starts_at desc,id desc);--> statement-breakpoint
CREATE INDEX `therapy_sessions_therapist` ON `therapy_sessions` (`therapist_id`,starts_at desc,id desc);