CREATE TABLE "content_follow" (
	"entry_id" uuid NOT NULL,
	"field" text NOT NULL,
	"source" text NOT NULL,
	"was" jsonb,
	"marked_by" jsonb NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_follow_entry_id_field_pk" PRIMARY KEY("entry_id","field")
);
--> statement-breakpoint
CREATE TABLE "content_shared" (
	"type" text NOT NULL,
	"key" text NOT NULL,
	"draft" jsonb,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" jsonb NOT NULL,
	CONSTRAINT "content_shared_type_key_pk" PRIMARY KEY("type","key")
);
--> statement-breakpoint
ALTER TABLE "content_follow" ADD CONSTRAINT "content_follow_entry_id_content_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entry"("id") ON DELETE cascade ON UPDATE no action;