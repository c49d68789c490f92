CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"description" jsonb NOT NULL,
	"imported_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" jsonb NOT NULL,
	CONSTRAINT "media_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "media_version" (
	"media_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"given_hash" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"colour" text,
	"author" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_version_media_id_version_pk" PRIMARY KEY("media_id","version")
);
--> statement-breakpoint
ALTER TABLE "media_version" ADD CONSTRAINT "media_version_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_version_hash" ON "media_version" USING btree ("hash");