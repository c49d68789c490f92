CREATE TABLE "document" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"edition" text NOT NULL,
	"version" integer NOT NULL,
	"date" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"body" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
