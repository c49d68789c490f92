ALTER TABLE "contact_message" ADD COLUMN "mail" jsonb;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "mail_key" text;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "merge" jsonb;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "unread_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "undelivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presence" ADD COLUMN "is_writing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_message_mail_key" ON "contact_message" USING btree ("mail_key");