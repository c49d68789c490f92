CREATE TABLE "site_config_revision" (
	"config_key" text NOT NULL,
	"revision" integer NOT NULL,
	"site" jsonb NOT NULL,
	"copy" jsonb NOT NULL,
	"author" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_config_revision_config_key_revision_pk" PRIMARY KEY("config_key","revision")
);
--> statement-breakpoint
ALTER TABLE "site_config" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_config" ALTER COLUMN "revision" DROP DEFAULT;--> statement-breakpoint
-- What stands there was brought in by the import.
INSERT INTO "site_config_revision" ("config_key", "revision", "site", "copy", "author", "created_at")
SELECT "config_key", 1, "site", "copy", '{"kind":"system","name":"import"}', "updated_at" FROM "site_config";--> statement-breakpoint
ALTER TABLE "site_config_revision" ADD CONSTRAINT "site_config_revision_config_key_site_config_config_key_fk" FOREIGN KEY ("config_key") REFERENCES "public"."site_config"("config_key") ON DELETE cascade ON UPDATE no action;