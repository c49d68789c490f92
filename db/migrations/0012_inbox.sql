CREATE TABLE "answer_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" uuid NOT NULL,
	"from" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_question" ALTER COLUMN "state" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_question" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "contact_question" SET "changed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_question_id_contact_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."contact_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_note" ADD CONSTRAINT "contact_note_question_id_contact_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."contact_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_note" ADD CONSTRAINT "contact_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_template_name" ON "answer_template" USING btree ("name");--> statement-breakpoint
CREATE INDEX "contact_message_question" ON "contact_message" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_note_question" ON "contact_note" USING btree ("question_id","created_at");--> statement-breakpoint
ALTER TABLE "contact_question" ADD CONSTRAINT "contact_question_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_question" ADD CONSTRAINT "contact_question_merged_into_contact_question_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."contact_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_question_changed_at" ON "contact_question" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "contact_question_merged_into" ON "contact_question" USING btree ("merged_into");