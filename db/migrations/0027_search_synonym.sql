CREATE TABLE "search_synonym" (
	"language" text NOT NULL,
	"target" text NOT NULL,
	"words" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"analysis" text NOT NULL,
	"imported_hash" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_synonym_language_target_pk" PRIMARY KEY("language","target")
);
--> statement-breakpoint
CREATE INDEX "search_synonym_keys" ON "search_synonym" USING gin ("keys") WITH (fastupdate=false);