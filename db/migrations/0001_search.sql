CREATE TABLE "content_search" (
	"language" text NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"website_id" smallint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"content_tag" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	"analysis" text NOT NULL,
	CONSTRAINT "content_search_type_key_language_pk" PRIMARY KEY("type","key","language")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"remnants" text[] NOT NULL,
	CONSTRAINT "search_word_word_language_pk" PRIMARY KEY("word","language")
);
--> statement-breakpoint
CREATE INDEX "content_search_document" ON "content_search" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_word_remnants" ON "search_word" USING gin ("remnants") WITH (fastupdate=false);
--> statement-breakpoint
-- Ranking reads the head of every row that is found: the long columns lie elsewhere, so that few pages hold all heads.
ALTER TABLE "content_search" ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "content_search" SET (toast_tuple_target = 128);
