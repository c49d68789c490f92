CREATE TABLE "content_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"website_id" smallint NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"position" bigint NOT NULL,
	"summary" jsonb,
	"data" jsonb,
	"draft" jsonb,
	"revision" integer NOT NULL,
	"imported_hash" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"entry_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"data" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_revision_entry_id_revision_pk" PRIMARY KEY("entry_id","revision")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"website_id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_config" (
	"config_key" text PRIMARY KEY NOT NULL,
	"site" jsonb NOT NULL,
	"copy" jsonb NOT NULL,
	"imported_hash" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_entry_id_content_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entry_key" ON "content_entry" USING btree ("type","key","website_id");--> statement-breakpoint
CREATE INDEX "content_entry_list" ON "content_entry" USING btree ("type","website_id","position","key") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_entry_list_all" ON "content_entry" USING btree ("type","position","key","website_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_entry_published_at" ON "content_entry" USING btree ("published_at") WHERE state = 'published';