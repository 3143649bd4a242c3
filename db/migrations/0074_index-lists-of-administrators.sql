DROP INDEX `users_disabled`;--> statement-breakpoint
CREATE INDEX `users_kept` ON `users` (`id`) WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX `users_disabled_created` ON `users` (`created_at`,`id`) WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX `users_disabled_name` ON `users` (`name_key`,`id`) WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX `users_disabled_last_sign_in` ON `users` (`last_sign_in_at`,`id`) WHERE disabled_at is not null;--> statement-breakpoint
DROP INDEX `client_questions_waiting`;--> statement-breakpoint
CREATE INDEX `client_questions_waiting` ON `client_questions` (`status`,`waiting_since`,`id`);--> statement-breakpoint
DROP INDEX `leads_state`;--> statement-breakpoint
CREATE INDEX `leads_created` ON `leads` (`created_at`,`id`) WHERE state <> 'new';--> statement-breakpoint
CREATE INDEX `leads_state` ON `leads` (`state`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `certificates_state`;--> statement-breakpoint
CREATE INDEX `certificates_queue` ON `certificates` (case when state = 'waiting' then 0 else 1 end,case when state = 'waiting' then updated_at else -updated_at end,`id`);--> statement-breakpoint
CREATE INDEX `certificates_valid_until` ON `certificates` (`state`,`valid_until`,`id`);--> statement-breakpoint
CREATE INDEX `certificates_state` ON `certificates` (`state`,case when state = 'waiting' then updated_at else -updated_at end,`id`);--> statement-breakpoint
DROP INDEX `therapy_sessions_price`;--> statement-breakpoint
CREATE INDEX `therapy_sessions_price` ON `therapy_sessions` (`price_cents`,`id`,`starts_at`,`status`,`therapist_id`);--> statement-breakpoint
ALTER TABLE `reviews` ADD `reported_since` integer;--> statement-breakpoint
CREATE INDEX `reviews_queue` ON `reviews` (case when status = 'waiting'
  or (status = 'published' and reported_since is not null) then 0 else 1 end,case when status = 'waiting' then updated_at
  when status = 'published' and reported_since is not null then reported_since
  else -updated_at end,`id`);--> statement-breakpoint
CREATE INDEX `reviews_queue_state` ON `reviews` (case when status = 'published' and reported_since is not null
  then 'reported' else status end,case when status = 'waiting' then updated_at
  when status = 'published' and reported_since is not null then reported_since
  else -updated_at end,`id`);--> statement-breakpoint
CREATE INDEX `admin_actions_kind` ON `admin_actions` (`subject_kind`,`position`);--> statement-breakpoint
CREATE INDEX `gift_cards_state` ON `gift_cards` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gift_cards_to_post` ON `gift_cards` (`created_at`,`id`) WHERE state = 'active' and sent_at is null and delivery ->> 'by' = 'post';--> statement-breakpoint
CREATE INDEX `invitations_created` ON `invitations` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invitations_unused` ON `invitations` (`created_at`,`id`) WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX `invitations_used` ON `invitations` (`created_at`,`id`) WHERE used_at is not null;--> statement-breakpoint
CREATE INDEX `invitations_revoked` ON `invitations` (`created_at`,`id`) WHERE used_at is null and revoked_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_recipient_key` ON `outbox` (lower(recipient),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_template` ON `outbox` (`template`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_failing` ON `outbox` (`created_at`,`id`) WHERE state = 'waiting' and tries > 0;--> statement-breakpoint
CREATE INDEX `payments_state` ON `payments` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_kind` ON `payments` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_flagged` ON `payments` (`created_at`,`id`) WHERE flag is not null;--> statement-breakpoint
CREATE INDEX `therapists_changed` ON `therapists` (case when approval_changed_at is null then created_at else approval_changed_at end,`id`);--> statement-breakpoint
CREATE INDEX `therapists_name` ON `therapists` (lower(name),`id`);--> statement-breakpoint
CREATE INDEX `therapists_approval_changed` ON `therapists` (`approval`,case when approval_changed_at is null then created_at else approval_changed_at end,`id`);--> statement-breakpoint
CREATE INDEX `therapists_approval_name` ON `therapists` (`approval`,lower(name),`id`);--> statement-breakpoint
CREATE INDEX `therapists_shown_changed` ON `therapists` (`show_in_search`,case when approval_changed_at is null then created_at else approval_changed_at end,`id`);--> statement-breakpoint
CREATE INDEX `therapists_shown_name` ON `therapists` (`show_in_search`,lower(name),`id`);--> statement-breakpoint
CREATE INDEX `therapists_disabled_changed` ON `therapists` (case when approval_changed_at is null then created_at else approval_changed_at end,`id`) WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX `therapists_disabled_name` ON `therapists` (lower(name),`id`) WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX `therapists_searched` ON `therapists` (`name`,`email`,`id`);
--> statement-breakpoint
UPDATE reviews SET reported_since = (
  SELECT min(created_at) FROM review_reports WHERE review_id = reviews.id AND settled_at IS NULL
);
--> statement-breakpoint
CREATE TRIGGER review_reports_insert_is_noted AFTER INSERT ON review_reports
BEGIN
  UPDATE reviews SET reported_since = (
    SELECT min(created_at) FROM review_reports WHERE review_id = NEW.review_id AND settled_at IS NULL
  ) WHERE id = NEW.review_id;
END;
--> statement-breakpoint
CREATE TRIGGER review_reports_update_is_noted AFTER UPDATE ON review_reports
BEGIN
  UPDATE reviews SET reported_since = (
    SELECT min(created_at) FROM review_reports WHERE review_id = NEW.review_id AND settled_at IS NULL
  ) WHERE id = NEW.review_id;
END;
--> statement-breakpoint
CREATE TRIGGER review_reports_delete_is_noted AFTER DELETE ON review_reports
BEGIN
  UPDATE reviews SET reported_since = (
    SELECT min(created_at) FROM review_reports WHERE review_id = OLD.review_id AND settled_at IS NULL
  ) WHERE id = OLD.review_id;
END;
