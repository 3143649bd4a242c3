-- Of several open invitations for one address the newest stays open.
UPDATE `invitations` SET `revoked_at` = `created_at`
WHERE `used_at` IS NULL AND `revoked_at` IS NULL AND EXISTS (
  SELECT 1 FROM `invitations` AS `newer`
  WHERE `newer`.`email_key` = `invitations`.`email_key` AND `newer`.`used_at` IS NULL AND `newer`.`revoked_at` IS NULL
    AND (`newer`.`created_at`, `newer`.`id`) > (`invitations`.`created_at`, `invitations`.`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`email_key`) WHERE used_at is null and revoked_at is null;
