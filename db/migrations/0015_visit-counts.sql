CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_count_day_measure_subject_language_device_pk" PRIMARY KEY("day","measure","subject","language","device")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "acts" text[] DEFAULT '{}' NOT NULL;