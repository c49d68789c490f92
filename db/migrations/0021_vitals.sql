CREATE TABLE "vital_count" (
	"day" date NOT NULL,
	"vital" text NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"up_to" numeric NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vital_count_day_vital_page_language_device_up_to_pk" PRIMARY KEY("day","vital","page","language","device","up_to")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "vitals" jsonb DEFAULT '[]'::jsonb NOT NULL;