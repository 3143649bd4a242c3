ALTER TABLE `therapy_sessions` ADD `provider_cancel_pending` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `therapy_sessions_met` ON `therapy_sessions` (`user_id`,`therapist_id`,`starts_at`) WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX `therapy_sessions_provider_cancel` ON `therapy_sessions` (`updated_at`) WHERE provider_cancel_pending = 1;