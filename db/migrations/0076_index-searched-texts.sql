CREATE TABLE `admin_action_names` (
	`number` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_action_names_subject` ON `admin_action_names` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `gift_cards_last4` ON `gift_cards` (`last4`);
--> statement-breakpoint
-- Finds parts of words. Each text ends with two line ends, so that its last letters begin a part of three as well.
CREATE VIRTUAL TABLE searched_leads USING fts5 (email, name, tokenize = 'trigram');
--> statement-breakpoint
-- Erased texts leave nothing in the index.
INSERT INTO searched_leads (searched_leads, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- The version that secure deletes need: the first one would set it, which other connections do not notice.
REPLACE INTO searched_leads_config VALUES ('version', 5);
--> statement-breakpoint
-- Its parts of three letters, to find a text of one or two.
CREATE VIRTUAL TABLE searched_leads_parts USING fts5vocab (searched_leads, 'instance');
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_invitations USING fts5 (email, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_invitations (searched_invitations, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_invitations_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_invitations_parts USING fts5vocab (searched_invitations, 'instance');
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_therapists USING fts5 (name, email, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_therapists (searched_therapists, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_therapists_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_therapists_parts USING fts5vocab (searched_therapists, 'instance');
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_certificates USING fts5 (title, issuer, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_certificates (searched_certificates, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_certificates_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_certificates_parts USING fts5vocab (searched_certificates, 'instance');
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_reviews USING fts5 (name, text, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_reviews (searched_reviews, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_reviews_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_reviews_parts USING fts5vocab (searched_reviews, 'instance');
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_payments USING fts5 (buyer_name, buyer_email, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_payments (searched_payments, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_payments_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_payments_parts USING fts5vocab (searched_payments, 'instance');
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_gift_cards USING fts5 (buyer_name, buyer_email, recipient_name, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_gift_cards (searched_gift_cards, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_gift_cards_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_gift_cards_parts USING fts5vocab (searched_gift_cards, 'instance');
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_admin_action_names USING fts5 (name, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO searched_admin_action_names (searched_admin_action_names, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
REPLACE INTO searched_admin_action_names_config VALUES ('version', 5);
--> statement-breakpoint
CREATE VIRTUAL TABLE searched_admin_action_names_parts USING fts5vocab (searched_admin_action_names, 'instance');
--> statement-breakpoint
-- The names and reasons that the log of actions is searched by; only of what an action is about.
INSERT INTO admin_action_names (kind, subject_id, name)
SELECT 'user', id, name FROM users WHERE id IN (
  SELECT actor_id FROM admin_actions UNION SELECT subject_id FROM admin_actions WHERE subject_kind = 'user'
)
UNION ALL SELECT 'lead', id, email FROM leads
  WHERE id IN (SELECT subject_id FROM admin_actions WHERE subject_kind = 'lead')
UNION ALL SELECT 'declined-lead', id, declined_reason FROM leads WHERE declined_reason IS NOT NULL
UNION ALL SELECT 'invitation', id, email FROM invitations
  WHERE id IN (SELECT subject_id FROM admin_actions WHERE subject_kind = 'invitation')
UNION ALL SELECT 'therapist', id, name FROM therapists
  WHERE id IN (SELECT subject_id FROM admin_actions WHERE subject_kind = 'therapist')
UNION ALL SELECT 'certificate', id, title FROM certificates
  WHERE id IN (SELECT subject_id FROM admin_actions WHERE subject_kind = 'certificate')
UNION ALL SELECT 'review', reviews.id, therapists.name FROM reviews
  JOIN therapists ON therapists.id = reviews.therapist_id
  WHERE reviews.id IN (SELECT subject_id FROM admin_actions WHERE subject_kind = 'review')
UNION ALL SELECT DISTINCT 'list', subject_id, subject_id FROM admin_actions WHERE subject_kind = 'list'
UNION ALL SELECT * FROM (
  SELECT 'rules', subject_id, coalesce(
    (SELECT title FROM rule_drafts WHERE id = subject_id), max(detail ->> '$.title')
  ) AS title FROM admin_actions WHERE subject_kind = 'rules' GROUP BY subject_id
) WHERE title IS NOT NULL
UNION ALL SELECT 'action', id, detail ->> '$.reason' FROM admin_actions
  WHERE detail ->> '$.reason' IS NOT NULL
UNION ALL SELECT 'action', action_id, content ->> '$.detail.reason' FROM admin_action_texts
  WHERE content ->> '$.detail.reason' IS NOT NULL;
--> statement-breakpoint
INSERT INTO searched_leads (rowid, email, name)
SELECT rowid, email || char(10, 10), name || char(10, 10) FROM leads;
--> statement-breakpoint
INSERT INTO searched_invitations (rowid, email)
SELECT rowid, email || char(10, 10) FROM invitations;
--> statement-breakpoint
INSERT INTO searched_therapists (rowid, name, email)
SELECT rowid, name || char(10, 10), email || char(10, 10) FROM therapists;
--> statement-breakpoint
INSERT INTO searched_certificates (rowid, title, issuer)
SELECT rowid, title || char(10, 10), issuer || char(10, 10) FROM certificates;
--> statement-breakpoint
INSERT INTO searched_reviews (rowid, name, text)
SELECT rowid, name || char(10, 10), text || char(10, 10) FROM reviews;
--> statement-breakpoint
INSERT INTO searched_payments (rowid, buyer_name, buyer_email)
SELECT rowid, buyer_name || char(10, 10), buyer_email || char(10, 10) FROM payments;
--> statement-breakpoint
INSERT INTO searched_gift_cards (rowid, buyer_name, buyer_email, recipient_name)
SELECT rowid, buyer_name || char(10, 10), buyer_email || char(10, 10), recipient_name || char(10, 10) FROM gift_cards;
--> statement-breakpoint
INSERT INTO searched_admin_action_names (rowid, name)
SELECT rowid, name || char(10, 10) FROM admin_action_names;
--> statement-breakpoint
CREATE TRIGGER leads_insert_is_indexed AFTER INSERT ON leads
BEGIN
  INSERT INTO searched_leads (rowid, email, name)
  VALUES (NEW.rowid, NEW.email || char(10, 10), NEW.name || char(10, 10));
  INSERT INTO admin_action_names (kind, subject_id, name)
  SELECT 'declined-lead', NEW.id, NEW.declined_reason WHERE NEW.declined_reason IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER leads_update_is_indexed AFTER UPDATE OF email, name ON leads
WHEN NEW.email <> OLD.email OR NEW.name <> OLD.name
BEGIN
  UPDATE searched_leads SET email = NEW.email || char(10, 10), name = NEW.name || char(10, 10)
  WHERE rowid = NEW.rowid;
  UPDATE admin_action_names SET name = NEW.email WHERE kind = 'lead' AND subject_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_delete_is_indexed AFTER DELETE ON leads
BEGIN
  DELETE FROM searched_leads WHERE rowid = OLD.rowid;
  DELETE FROM admin_action_names WHERE kind IN ('lead', 'declined-lead') AND subject_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER invitations_insert_is_indexed AFTER INSERT ON invitations
BEGIN
  INSERT INTO searched_invitations (rowid, email)
  VALUES (NEW.rowid, NEW.email || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER invitations_update_is_indexed AFTER UPDATE OF email ON invitations
WHEN NEW.email <> OLD.email
BEGIN
  UPDATE searched_invitations SET email = NEW.email || char(10, 10)
  WHERE rowid = NEW.rowid;
  UPDATE admin_action_names SET name = NEW.email WHERE kind = 'invitation' AND subject_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER invitations_delete_is_indexed AFTER DELETE ON invitations
BEGIN
  DELETE FROM searched_invitations WHERE rowid = OLD.rowid;
  DELETE FROM admin_action_names WHERE kind = 'invitation' AND subject_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER therapists_insert_is_indexed AFTER INSERT ON therapists
BEGIN
  INSERT INTO searched_therapists (rowid, name, email)
  VALUES (NEW.rowid, NEW.name || char(10, 10), NEW.email || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER therapists_update_is_indexed AFTER UPDATE OF name, email ON therapists
WHEN NEW.name <> OLD.name OR NEW.email <> OLD.email
BEGIN
  UPDATE searched_therapists SET name = NEW.name || char(10, 10), email = NEW.email || char(10, 10)
  WHERE rowid = NEW.rowid;
  UPDATE admin_action_names SET name = NEW.name WHERE kind = 'therapist' AND subject_id = NEW.id;
  UPDATE admin_action_names SET name = NEW.name WHERE kind = 'review'
  AND subject_id IN (SELECT id FROM reviews WHERE therapist_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER therapists_delete_is_indexed AFTER DELETE ON therapists
BEGIN
  DELETE FROM searched_therapists WHERE rowid = OLD.rowid;
  DELETE FROM admin_action_names WHERE kind = 'therapist' AND subject_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_insert_is_indexed AFTER INSERT ON certificates
BEGIN
  INSERT INTO searched_certificates (rowid, title, issuer)
  VALUES (NEW.rowid, NEW.title || char(10, 10), NEW.issuer || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER certificates_update_is_indexed AFTER UPDATE OF title, issuer ON certificates
WHEN NEW.title <> OLD.title OR NEW.issuer <> OLD.issuer
BEGIN
  UPDATE searched_certificates SET title = NEW.title || char(10, 10), issuer = NEW.issuer || char(10, 10)
  WHERE rowid = NEW.rowid;
  UPDATE admin_action_names SET name = NEW.title WHERE kind = 'certificate' AND subject_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_delete_is_indexed AFTER DELETE ON certificates
BEGIN
  DELETE FROM searched_certificates WHERE rowid = OLD.rowid;
  DELETE FROM admin_action_names WHERE kind = 'certificate' AND subject_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_insert_is_indexed AFTER INSERT ON reviews
BEGIN
  INSERT INTO searched_reviews (rowid, name, text)
  VALUES (NEW.rowid, NEW.name || char(10, 10), NEW.text || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER reviews_update_is_indexed AFTER UPDATE OF name, text ON reviews
WHEN NEW.name <> OLD.name OR NEW.text <> OLD.text
BEGIN
  UPDATE searched_reviews SET name = NEW.name || char(10, 10), text = NEW.text || char(10, 10)
  WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_delete_is_indexed AFTER DELETE ON reviews
BEGIN
  DELETE FROM searched_reviews WHERE rowid = OLD.rowid;
  DELETE FROM admin_action_names WHERE kind = 'review' AND subject_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_insert_is_indexed AFTER INSERT ON payments
BEGIN
  INSERT INTO searched_payments (rowid, buyer_name, buyer_email)
  VALUES (NEW.rowid, NEW.buyer_name || char(10, 10), NEW.buyer_email || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER payments_update_is_indexed AFTER UPDATE OF buyer_name, buyer_email ON payments
WHEN NEW.buyer_name <> OLD.buyer_name OR NEW.buyer_email <> OLD.buyer_email
BEGIN
  UPDATE searched_payments SET buyer_name = NEW.buyer_name || char(10, 10), buyer_email = NEW.buyer_email || char(10, 10)
  WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER payments_delete_is_indexed AFTER DELETE ON payments
BEGIN
  DELETE FROM searched_payments WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER gift_cards_insert_is_indexed AFTER INSERT ON gift_cards
BEGIN
  INSERT INTO searched_gift_cards (rowid, buyer_name, buyer_email, recipient_name)
  VALUES (NEW.rowid, NEW.buyer_name || char(10, 10), NEW.buyer_email || char(10, 10), NEW.recipient_name || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER gift_cards_update_is_indexed AFTER UPDATE OF buyer_name, buyer_email, recipient_name ON gift_cards
WHEN NEW.buyer_name <> OLD.buyer_name OR NEW.buyer_email <> OLD.buyer_email OR NEW.recipient_name <> OLD.recipient_name
BEGIN
  UPDATE searched_gift_cards SET buyer_name = NEW.buyer_name || char(10, 10), buyer_email = NEW.buyer_email || char(10, 10), recipient_name = NEW.recipient_name || char(10, 10)
  WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER gift_cards_delete_is_indexed AFTER DELETE ON gift_cards
BEGIN
  DELETE FROM searched_gift_cards WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER admin_action_names_insert_is_indexed AFTER INSERT ON admin_action_names
BEGIN
  INSERT INTO searched_admin_action_names (rowid, name)
  VALUES (NEW.rowid, NEW.name || char(10, 10));
END;
--> statement-breakpoint
CREATE TRIGGER admin_action_names_update_is_indexed AFTER UPDATE OF name ON admin_action_names
WHEN NEW.name <> OLD.name
BEGIN
  UPDATE searched_admin_action_names SET name = NEW.name || char(10, 10)
  WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER admin_action_names_delete_is_indexed AFTER DELETE ON admin_action_names
BEGIN
  DELETE FROM searched_admin_action_names WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER leads_decline_is_indexed AFTER UPDATE OF declined_reason ON leads
WHEN NEW.declined_reason IS NOT OLD.declined_reason
BEGIN
  DELETE FROM admin_action_names WHERE kind = 'declined-lead' AND subject_id = NEW.id;
  INSERT INTO admin_action_names (kind, subject_id, name)
  SELECT 'declined-lead', NEW.id, NEW.declined_reason WHERE NEW.declined_reason IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_rename_is_indexed AFTER UPDATE OF name ON users WHEN NEW.name <> OLD.name
BEGIN
  UPDATE admin_action_names SET name = NEW.name WHERE kind = 'user' AND subject_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_delete_is_indexed AFTER DELETE ON users
BEGIN
  DELETE FROM admin_action_names WHERE kind = 'user' AND subject_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER rule_drafts_rename_is_indexed AFTER UPDATE OF title ON rule_drafts
WHEN NEW.title <> OLD.title
BEGIN
  UPDATE admin_action_names SET name = NEW.title WHERE kind = 'rules' AND subject_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER admin_actions_insert_is_indexed AFTER INSERT ON admin_actions
BEGIN
  INSERT OR IGNORE INTO admin_action_names (kind, subject_id, name)
  SELECT 'user', id, name FROM users
    WHERE id IN (NEW.actor_id, iif(NEW.subject_kind = 'user', NEW.subject_id, NULL))
  UNION ALL SELECT 'lead', id, email FROM leads
    WHERE NEW.subject_kind = 'lead' AND id = NEW.subject_id
  UNION ALL SELECT 'invitation', id, email FROM invitations
    WHERE NEW.subject_kind = 'invitation' AND id = NEW.subject_id
  UNION ALL SELECT 'therapist', id, name FROM therapists
    WHERE NEW.subject_kind = 'therapist' AND id = NEW.subject_id
  UNION ALL SELECT 'certificate', id, title FROM certificates
    WHERE NEW.subject_kind = 'certificate' AND id = NEW.subject_id
  UNION ALL SELECT 'review', reviews.id, therapists.name FROM reviews
    JOIN therapists ON therapists.id = reviews.therapist_id
    WHERE NEW.subject_kind = 'review' AND reviews.id = NEW.subject_id
  UNION ALL SELECT 'list', NEW.subject_id, NEW.subject_id WHERE NEW.subject_kind = 'list'
  UNION ALL SELECT 'rules', NEW.subject_id, title FROM (
    SELECT coalesce(
      (SELECT title FROM rule_drafts WHERE id = NEW.subject_id), NEW.detail ->> '$.title'
    ) AS title
  ) WHERE NEW.subject_kind = 'rules' AND title IS NOT NULL
  UNION ALL SELECT 'action', NEW.id, NEW.detail ->> '$.reason'
    WHERE NEW.detail ->> '$.reason' IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER admin_action_texts_insert_is_indexed AFTER INSERT ON admin_action_texts
BEGIN
  INSERT OR IGNORE INTO admin_action_names (kind, subject_id, name)
  SELECT 'action', NEW.action_id, NEW.content ->> '$.detail.reason'
  WHERE NEW.content ->> '$.detail.reason' IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER admin_action_texts_delete_is_indexed AFTER DELETE ON admin_action_texts
BEGIN
  DELETE FROM admin_action_names WHERE kind = 'action' AND subject_id = OLD.action_id;
END;
