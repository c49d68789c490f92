ALTER TABLE "captcha_puzzle" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "captcha_puzzle" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "captcha_token" DROP COLUMN "subject";