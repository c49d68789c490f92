CREATE TABLE "security_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sameness" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text,
	"account_id" uuid,
	"address_hash" text,
	"request_id" text,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_event_sameness_unique" UNIQUE("sameness")
);
--> statement-breakpoint
CREATE INDEX "security_event_last_at" ON "security_event" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id") WHERE "security_event"."account_id" is not null;