ALTER TABLE "contact_question" ADD COLUMN "kind" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "details" jsonb;--> statement-breakpoint
CREATE INDEX "contact_question_kind" ON "contact_question" USING btree ("kind","country");