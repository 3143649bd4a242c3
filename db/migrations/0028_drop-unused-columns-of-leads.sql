DROP INDEX `leads_secret_hash_unique`;--> statement-breakpoint
ALTER TABLE `leads` DROP COLUMN `secret_hash`;--> statement-breakpoint
ALTER TABLE `leads` DROP COLUMN `reminded_at`;