CREATE TABLE "document_version" (
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"date" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"said" jsonb NOT NULL,
	"stored" text,
	"body" "bytea",
	"ended_on" text,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_version_document_version_pk" PRIMARY KEY("document","version")
);
--> statement-breakpoint
CREATE INDEX "document_version_noted_at" ON "document_version" USING btree ("noted_at");