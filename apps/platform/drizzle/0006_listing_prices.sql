ALTER TABLE "product_prices" ADD COLUMN "discounted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The search tables hold nothing that the documents do not: they are filled again at the next start.
DELETE FROM "product_search";
