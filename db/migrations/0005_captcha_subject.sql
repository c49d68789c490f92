ALTER TABLE "captcha_puzzle" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "captcha_token" ADD COLUMN "subject" text;