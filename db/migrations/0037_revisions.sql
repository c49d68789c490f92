CREATE TABLE "content_shared_revision" (
	"type" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"data" jsonb NOT NULL,
	"is_typed" boolean DEFAULT false NOT NULL,
	"was_published" boolean DEFAULT false NOT NULL,
	"author" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_shared_revision_type_key_revision_pk" PRIMARY KEY("type","key","revision")
);
--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "was_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_revision" ADD COLUMN "save_id" text;--> statement-breakpoint
ALTER TABLE "content_shared" ADD COLUMN "save_id" text;--> statement-breakpoint
ALTER TABLE "content_shared_revision" ADD CONSTRAINT "content_shared_revision_entry" FOREIGN KEY ("type","key") REFERENCES "public"."content_shared"("type","key") ON DELETE cascade ON UPDATE cascade;