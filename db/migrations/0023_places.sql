CREATE TABLE "place" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text,
	"country" text NOT NULL,
	"region" text,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer NOT NULL,
	CONSTRAINT "place_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "place_name" (
	"key" text collate "C" NOT NULL,
	"place" integer NOT NULL,
	"kind" smallint NOT NULL,
	"country" text NOT NULL,
	"population" integer NOT NULL,
	CONSTRAINT "place_name_key_place_pk" PRIMARY KEY("key","place")
);
--> statement-breakpoint
CREATE TABLE "place_region" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"short" text
);
--> statement-breakpoint
CREATE TABLE "place_source" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "place_latitude" ON "place" USING btree ("latitude");