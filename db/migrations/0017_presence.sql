CREATE TABLE "presence" (
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_type_key_account_id_pk" PRIMARY KEY("type","key","account_id")
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_seen_at" ON "presence" USING btree ("seen_at");