CREATE TABLE "content_machine_draft" (
	"entry_id" uuid NOT NULL,
	"field" text NOT NULL,
	"text" jsonb NOT NULL,
	"source" text NOT NULL,
	"drafted_by" jsonb NOT NULL,
	"drafted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_machine_draft_entry_id_field_pk" PRIMARY KEY("entry_id","field")
);
--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "planned_follow" jsonb;--> statement-breakpoint
ALTER TABLE "content_follow" ADD COLUMN "text" jsonb;--> statement-breakpoint
ALTER TABLE "content_machine_draft" ADD CONSTRAINT "content_machine_draft_entry_id_content_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "content_follow" SET "text" = coalesce("draft", "planned", "data") -> "field" FROM "content_entry" WHERE "id" = "entry_id";
