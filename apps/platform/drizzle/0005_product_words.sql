CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Texts contain more than before: the search tables are filled again at the next start.
DELETE FROM "product_search";
