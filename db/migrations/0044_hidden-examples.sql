CREATE TABLE "site_setting" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hides_examples" boolean DEFAULT false NOT NULL,
	CONSTRAINT "site_setting_only_row" CHECK ("site_setting"."is_only_row")
);
--> statement-breakpoint
ALTER TABLE "content_search" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Examples that were unpublished together are hidden instead. Legal texts stay unpublished, because the setting would show them.
INSERT INTO "site_setting" ("hides_examples") SELECT true FROM "content_entry" WHERE "withdrawn_as_sample" LIMIT 1;--> statement-breakpoint
UPDATE "content_entry" SET "state" = 'published' WHERE "withdrawn_as_sample" AND "type" <> 'policy' AND "data" IS NOT NULL AND "published_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entry" DROP COLUMN "withdrawn_as_sample";