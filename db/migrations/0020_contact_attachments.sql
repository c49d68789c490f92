CREATE TABLE "contact_attachment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"message_id" bigint,
	"author_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_attachment_part" (
	"attachment_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "contact_attachment_part_attachment_id_place_pk" PRIMARY KEY("attachment_id","place")
);
--> statement-breakpoint
ALTER TABLE "contact_attachment" ADD CONSTRAINT "contact_attachment_question_id_contact_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."contact_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attachment" ADD CONSTRAINT "contact_attachment_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attachment" ADD CONSTRAINT "contact_attachment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attachment_part" ADD CONSTRAINT "contact_attachment_part_attachment_id_contact_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."contact_attachment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_attachment_question" ON "contact_attachment" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_attachment_message" ON "contact_attachment" USING btree ("message_id");