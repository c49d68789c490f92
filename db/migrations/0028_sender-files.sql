ALTER TABLE "contact_attachment" ALTER COLUMN "question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_attachment" ADD COLUMN "is_of_sender" boolean DEFAULT false NOT NULL;