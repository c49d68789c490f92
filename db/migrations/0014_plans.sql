ALTER TABLE "content_entry" ADD COLUMN "public_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "planned" jsonb;--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "before" jsonb;--> statement-breakpoint
CREATE INDEX "content_entry_public_until" ON "content_entry" USING btree ("public_until") WHERE public_until is not null;--> statement-breakpoint
CREATE INDEX "content_entry_planned_at" ON "content_entry" USING btree ("planned_at") WHERE planned_at is not null;