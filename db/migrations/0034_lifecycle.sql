CREATE TABLE "content_former_key" (
	"type" text NOT NULL,
	"former_key" text NOT NULL,
	"key" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_former_key_type_former_key_pk" PRIMARY KEY("type","former_key")
);
--> statement-breakpoint
CREATE TABLE "content_trash" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"languages" text[] NOT NULL,
	"is_whole" boolean NOT NULL,
	"title" text NOT NULL,
	"content" jsonb,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"is_permanent" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_former_key_key" ON "content_former_key" USING btree ("type","key");--> statement-breakpoint
CREATE INDEX "content_trash_key" ON "content_trash" USING btree ("type","key");--> statement-breakpoint
CREATE INDEX "content_trash_deleted_at" ON "content_trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "redirect_to" ON "redirect" USING btree ("to");