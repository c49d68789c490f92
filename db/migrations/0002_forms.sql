CREATE TABLE "contact_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"email" text NOT NULL,
	"telephone" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"problem_type" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"name" text NOT NULL,
	"who" text NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_name_who_pk" PRIMARY KEY("name","who")
);
--> statement-breakpoint
CREATE INDEX "contact_question_fingerprint" ON "contact_question" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "contact_question_email" ON "contact_question" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_ends_at" ON "rate_limit" USING btree ("ends_at");