CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_inventory" (
	"sku" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"quantity_on_stock" integer NOT NULL,
	"restockable_in_days" integer,
	CONSTRAINT "channel_inventory_sku_channel_id_pk" PRIMARY KEY("sku","channel_id")
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"customer_group_id" uuid,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"lowest" bigint,
	"highest" bigint,
	"cents" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"published" boolean NOT NULL,
	"product_type_id" uuid NOT NULL,
	"tokens" text[] NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_slugs" (
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_slugs_locale_slug_pk" PRIMARY KEY("locale","slug")
);
--> statement-breakpoint
-- The search tables hold nothing that the documents do not: they are filled again at the next start.
DROP TABLE "variant_attributes";--> statement-breakpoint
DROP TABLE "variant_prices";--> statement-breakpoint
DROP TABLE "product_texts";--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" uuid NOT NULL,
	"locales" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"published" boolean NOT NULL,
	"name" text NOT NULL,
	"title" "tsvector" NOT NULL,
	"labelled" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "product_texts_product_id_locales_pk" PRIMARY KEY("product_id","locales")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published" boolean GENERATED ALWAYS AS (coalesce((doc->>'published')::boolean, true)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (doc - 'variants') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_slugs" ADD CONSTRAINT "product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_by_product" ON "product_prices" USING btree ("product_id","currency");--> statement-breakpoint
CREATE INDEX "product_search_tokens" ON "product_search" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "product_search_newest" ON "product_search" USING btree ("created_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_search_by_type" ON "product_search" USING btree ("product_type_id","created_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_slugs_by_product" ON "product_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_texts_title" ON "product_texts" USING gin ("title");--> statement-breakpoint
CREATE INDEX "product_texts_labelled" ON "product_texts" USING gin ("labelled");--> statement-breakpoint
CREATE INDEX "product_texts_newest" ON "product_texts" USING btree ("created_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "product_texts_words" ON "product_texts" USING gin ("words");--> statement-breakpoint
-- Listings look for one category among hundreds of tokens: the planner has to know how common each is.
ALTER TABLE "product_search" ALTER COLUMN "tokens" SET STATISTICS 1000;--> statement-breakpoint
-- Compressed terms would be unpacked once for every facet of every product that is counted.
ALTER TABLE "product_search" SET (toast_tuple_target = 8160);--> statement-breakpoint
INSERT INTO "catalogue_version" VALUES (1, 1);--> statement-breakpoint
CREATE FUNCTION "raise_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalogue_version SET version = version + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_search_changed" AFTER INSERT OR UPDATE OR DELETE ON "product_search" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"();--> statement-breakpoint
CREATE TRIGGER "product_texts_changed" AFTER INSERT OR UPDATE OR DELETE ON "product_texts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_catalogue_version"();
