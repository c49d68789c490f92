-- What stands here was brought in by the import.
ALTER TABLE "content_revision" ALTER COLUMN "author" SET DATA TYPE jsonb USING jsonb_build_object('kind', 'system', 'name', "author");--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "updated_by" jsonb DEFAULT '{"kind":"system","name":"import"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entry" ALTER COLUMN "updated_by" DROP DEFAULT;
