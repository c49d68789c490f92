ALTER TABLE "content_entry" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "content_entry" SET "changed_at" = greatest("updated_at", "published_at") WHERE "state" = 'published';
