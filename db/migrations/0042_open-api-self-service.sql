ALTER TABLE "open_api_service" ALTER COLUMN "activated_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "open_api_delivery" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "open_api_service" ADD COLUMN "deactivated_at" timestamp with time zone;