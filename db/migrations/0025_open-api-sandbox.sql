CREATE TABLE "open_api_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" smallint,
	"last_error" text,
	"last_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_api_webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_command" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"plant_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"idempotency_key" text,
	"accepted_at" timestamp with time zone NOT NULL,
	"applies_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_api_key" ADD COLUMN "scope" text DEFAULT 'control' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_api_delivery" ADD CONSTRAINT "open_api_delivery_webhook_id_open_api_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."open_api_webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_api_webhook" ADD CONSTRAINT "open_api_webhook_account_id_open_api_service_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."open_api_service"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_command" ADD CONSTRAINT "sandbox_command_account_id_open_api_service_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."open_api_service"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_api_delivery_webhook" ON "open_api_delivery" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "open_api_webhook_account" ON "open_api_webhook" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_command_idempotency" ON "sandbox_command" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_command_plant" ON "sandbox_command" USING btree ("account_id","plant_id","accepted_at");