DROP INDEX "content_entry_key";--> statement-breakpoint
DROP INDEX "content_entry_list";--> statement-breakpoint
DROP INDEX "content_entry_list_all";--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "language" text;--> statement-breakpoint
UPDATE "content_entry" SET "language" = CASE "website_id" WHEN 1 THEN 'cn' WHEN 2 THEN 'au' WHEN 3 THEN 'en' ELSE 'de' END;--> statement-breakpoint
ALTER TABLE "content_entry" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
-- Where a distributor is became one field. What the files say of it now is compared anew, hence no hash.
UPDATE "content_entry" SET
  "data" = ("data" - 'latitude' - 'longitude') || jsonb_build_object('place', jsonb_build_object('latitude', "data"->'latitude', 'longitude', "data"->'longitude')),
  "summary" = ("summary" - 'latitude' - 'longitude') || jsonb_build_object('place', jsonb_build_object('latitude', "summary"->'latitude', 'longitude', "summary"->'longitude')),
  "draft" = ("draft" - 'latitude' - 'longitude') || jsonb_build_object('place', jsonb_build_object('latitude', "draft"->'latitude', 'longitude', "draft"->'longitude')),
  "imported_hash" = NULL
WHERE "type" = 'distributor';--> statement-breakpoint
UPDATE "content_revision" SET
  "data" = ("data" - 'latitude' - 'longitude') || jsonb_build_object('place', jsonb_build_object('latitude', "data"->'latitude', 'longitude', "data"->'longitude'))
WHERE "data" ? 'latitude';--> statement-breakpoint
-- French texts leave the English edition for one of their own, which begins with what both of them had in common.
ALTER TABLE "content_entry" DROP COLUMN "website_id";--> statement-breakpoint
CREATE UNIQUE INDEX "content_entry_key" ON "content_entry" USING btree ("type","key","language");--> statement-breakpoint
INSERT INTO "content_entry" ("type", "language", "key", "state", "published_at", "position", "summary", "data", "draft", "revision", "updated_at", "updated_by")
SELECT "type", 'fr', "key", "state", "published_at", "position",
  ("summary" - 'fr') || ("summary"->'fr'), ("data" - 'fr') || ("data"->'fr'), ("draft" - 'fr') || ("draft"->'fr'), 1, "updated_at", "updated_by"
FROM "content_entry" WHERE "language" = 'en' AND ("data" ? 'fr' OR "draft" ? 'fr');--> statement-breakpoint
INSERT INTO "content_revision" ("entry_id", "revision", "data", "author", "created_at")
SELECT "id", 1, coalesce("draft", "data"), "updated_by", "updated_at" FROM "content_entry" WHERE "language" = 'fr';--> statement-breakpoint
UPDATE "content_entry" SET "data" = "data" - 'fr', "summary" = "summary" - 'fr', "draft" = "draft" - 'fr', "imported_hash" = NULL
WHERE "language" = 'en' AND ("data" ? 'fr' OR "draft" ? 'fr');--> statement-breakpoint
UPDATE "content_revision" SET "data" = "data" - 'fr' WHERE "data" ? 'fr';--> statement-breakpoint
-- What search knows is made anew at the first search.
DELETE FROM "content_search";--> statement-breakpoint
ALTER TABLE "content_search" ADD COLUMN "edition" text NOT NULL;--> statement-breakpoint
ALTER TABLE "content_search" DROP COLUMN "website_id";--> statement-breakpoint
ALTER TABLE "content_search" DROP COLUMN "content_tag";--> statement-breakpoint
CREATE INDEX "content_entry_list" ON "content_entry" USING btree ("type","language","position","key") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_entry_list_all" ON "content_entry" USING btree ("type","position","key","language") WHERE state = 'published';
