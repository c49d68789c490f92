ALTER TABLE "site_config" ADD COLUMN "layout" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_config_revision" ADD COLUMN "layout" jsonb DEFAULT '{}'::jsonb NOT NULL;