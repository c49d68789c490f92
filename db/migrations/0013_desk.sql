ALTER TABLE "content_entry" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "is_typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What stands there already says its name and its mark as what is saved from now on does.
UPDATE "content_entry" SET
  "title" = coalesce(coalesce("draft", "data") ->> CASE "type"
    WHEN 'product' THEN 'name' WHEN 'distributor' THEN 'name' WHEN 'faq' THEN 'question' WHEN 'error-code' THEN 'meaning' ELSE 'title' END, ''),
  "is_sample" = coalesce(coalesce("draft", "data") -> 'sample' = 'true', false);
