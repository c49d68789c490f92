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
CREATE INDEX "captcha_puzzle_expires_at" ON "captcha_puzzle" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_token_expires_at" ON "captcha_token" USING btree ("expires_at");