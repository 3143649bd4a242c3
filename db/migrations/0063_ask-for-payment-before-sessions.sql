CREATE TABLE `session_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`therapist_id` text NOT NULL,
	`user_id` text NOT NULL,
	`language` text NOT NULL,
	`event_type_uri` text NOT NULL,
	`practice_type` text NOT NULL,
	`intro` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`client_time_zone` text NOT NULL,
	`meeting_type` text NOT NULL,
	`place` text NOT NULL,
	`answers` text NOT NULL,
	`tracking` text NOT NULL,
	`suitability` text,
	`hold_id` text NOT NULL,
	`hold_secret_sealed` text NOT NULL,
	`gift_card_id` text,
	`gift_card_cents` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`pay_by` integer NOT NULL,
	`status` text NOT NULL,
	`ended_at` integer,
	`therapy_session_id` text,
	`secret_link_id` text,
	FOREIGN KEY (`therapist_id`) REFERENCES `therapists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "session_orders_end" CHECK(("session_orders"."status" = 'waiting') = ("session_orders"."ended_at" is null)),
	CONSTRAINT "session_orders_booked" CHECK(("session_orders"."status" = 'booked') = ("session_orders"."therapy_session_id" is not null)),
	CONSTRAINT "session_orders_times" CHECK("session_orders"."ends_at" > "session_orders"."starts_at"),
	CONSTRAINT "session_orders_card" CHECK("session_orders"."gift_card_cents" between 0 and "session_orders"."price_cents" and ("session_orders"."gift_card_cents" = 0 or "session_orders"."gift_card_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `session_orders_user` ON `session_orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_orders_hold` ON `session_orders` (`hold_id`);--> statement-breakpoint
CREATE INDEX `session_orders_due` ON `session_orders` (`pay_by`) WHERE status = 'waiting';--> statement-breakpoint
ALTER TABLE `booking_requests` ADD `session_order_id` text;--> statement-breakpoint
ALTER TABLE `booking_requests` ADD `gift_card_id` text;--> statement-breakpoint
ALTER TABLE `therapists` ADD `prepaid` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `prepaid` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `therapist_drafts` SET `content` = json_set(content, '$.prepaid', json('false'));--> statement-breakpoint
UPDATE `therapist_versions` SET `content` = json_set(content, '$.prepaid', json('false'));
