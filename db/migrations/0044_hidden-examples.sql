CREATE TABLE "site_setting" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hides_examples" boolean DEFAULT false NOT NULL,
	CONSTRAINT "site_setting_only_row" CHECK ("site_setting"."is_only_row")
);
--> statement-breakpoint
ALTER TABLE "content_search" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A website whose examples were unpublished together now hides all examples, also those of the company data. The entries are
-- published again, except legal texts and versions without the mark, which the setting would show.
INSERT INTO "site_setting" ("hides_examples") SELECT true FROM "content_entry" WHERE "withdrawn_as_sample" LIMIT 1;--> statement-breakpoint
UPDATE "content_entry" SET "state" = 'published' WHERE "withdrawn_as_sample" AND "type" <> 'policy' AND "summary" ->> 'sample' = 'true' AND "data" IS NOT NULL AND "published_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entry" DROP COLUMN "withdrawn_as_sample";