-- A product named its pictures by the beginning of their names; now each field names one picture.
CREATE FUNCTION "name_product_pictures"("entry" jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN NOT EXISTS (SELECT FROM "media" WHERE "name" = "entry"->>'picture' || '-cutout') THEN "entry" ELSE
    "entry" || jsonb_build_object('picture', "entry"->>'picture' || '-cutout') || coalesce((
      SELECT jsonb_object_agg("field", "media"."name")
      FROM (VALUES ('heroPicture', '-hero'), ('firstDetailPicture', '-detail-1'), ('secondDetailPicture', '-detail-2'), ('scenePicture', '-scene'))
        AS "named"("field", "suffix")
      JOIN "media" ON "media"."name" = "entry"->>'picture' || "suffix"
    ), '{}')
  END
$$;--> statement-breakpoint
-- Without the hash of its file, an entry is compared with the file at the next import, and follows it where both are the same.
UPDATE "content_entry" SET
  "data" = "name_product_pictures"("data"),
  "draft" = "name_product_pictures"("draft"),
  "planned" = "name_product_pictures"("planned"),
  "before" = "before" || jsonb_build_object(
    'data', "name_product_pictures"(nullif("before"->'data', 'null')),
    'draft', "name_product_pictures"(nullif("before"->'draft', 'null')),
    'planned', "name_product_pictures"(nullif("before"->'planned', 'null'))),
  "summary" = "summary" || coalesce((SELECT jsonb_build_object('picture', "name") FROM "media" WHERE "name" = "summary"->>'picture' || '-cutout'), '{}'),
  "imported_hash" = NULL
WHERE "type" = 'product';--> statement-breakpoint
UPDATE "content_revision" SET "data" = "name_product_pictures"("content_revision"."data")
FROM "content_entry" WHERE "content_entry"."id" = "entry_id" AND "type" = 'product';--> statement-breakpoint
UPDATE "content_shared" SET "draft" = "name_product_pictures"("draft") WHERE "type" = 'product';--> statement-breakpoint
DROP FUNCTION "name_product_pictures"(jsonb);
