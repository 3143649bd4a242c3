ALTER TABLE `outbox` ADD `calendar` text;--> statement-breakpoint
-- A cancelled or moved session has no reminders.
CREATE TRIGGER therapy_sessions_cancelled_reminds_nobody AFTER UPDATE OF status ON therapy_sessions
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
BEGIN
  DELETE FROM outbox WHERE state = 'waiting'
    AND once_key >= 'reminder:' || NEW.id || ':' AND once_key < 'reminder:' || NEW.id || ';';
END;
