ALTER TABLE `booking_requests` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `invitees` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `session_orders` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `session_requests` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `therapy_sessions` ADD `client_phone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `phone` text;