CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"phone" text NOT NULL,
	"calling_code" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"closes_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_credential" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token" text NOT NULL,
	"address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_puzzle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_token" (
	"token" text PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_choice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"categories" text[] NOT NULL,
	"language" text NOT NULL,
	"page" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "newsletter_proof" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"act" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"page" text,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"country" text,
	"company" text,
	"user_type" text,
	"token_hash" text,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriber_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_text" (
	"version" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_text_version_language_pk" PRIMARY KEY("version","language")
);
--> statement-breakpoint
CREATE TABLE "open_api_key" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "open_api_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_api_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_id" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_api_service" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"activated_at" timestamp with time zone NOT NULL
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
CREATE TABLE "visit" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"browser" text NOT NULL,
	"landing_page" text NOT NULL,
	"jump_out" boolean NOT NULL,
	"refer" text,
	"timezone" text NOT NULL,
	"routes" text[] NOT NULL,
	"resources" text[] NOT NULL,
	"language" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_credential" ADD CONSTRAINT "account_credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_proof" ADD CONSTRAINT "newsletter_proof_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_api_key" ADD CONSTRAINT "open_api_key_account_id_open_api_service_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."open_api_service"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_api_request" ADD CONSTRAINT "open_api_request_key_id_open_api_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."open_api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_api_service" ADD CONSTRAINT "open_api_service_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_phone" ON "account" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "account_closes_at" ON "account" USING btree ("closes_at") WHERE "account"."closes_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_credential_provider" ON "account_credential" USING btree ("account_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "account_session_token" ON "account_session" USING btree ("token");--> statement-breakpoint
CREATE INDEX "account_session_account" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_session_expires_at" ON "account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_code_purpose_email" ON "email_code" USING btree ("purpose","email_hash");--> statement-breakpoint
CREATE INDEX "email_code_expires_at" ON "email_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_puzzle_expires_at" ON "captcha_puzzle" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_token_expires_at" ON "captcha_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_choice_consent_id" ON "consent_choice" USING btree ("consent_id","at");--> statement-breakpoint
CREATE INDEX "consent_choice_at" ON "consent_choice" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contact_question_fingerprint" ON "contact_question" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "contact_question_email" ON "contact_question" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_proof_subscriber" ON "newsletter_proof" USING btree ("subscriber_id","at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_changed_at" ON "newsletter_subscriber" USING btree ("state","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "open_api_key_account" ON "open_api_key" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "open_api_request_key" ON "open_api_request" USING btree ("key_id","id");--> statement-breakpoint
CREATE INDEX "rate_limit_ends_at" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "visit_last_at" ON "visit" USING btree ("last_at");