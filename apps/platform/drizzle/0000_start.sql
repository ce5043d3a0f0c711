CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "custom_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"container" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "custom_objects_key" UNIQUE("container","key")
);
--> statement-breakpoint
CREATE TABLE "inventory" (
	"sku" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"quantity_on_stock" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"restockable_in_days" integer
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "product_categories_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "product_texts_product_id_locale_pk" PRIMARY KEY("product_id","locale"),
	CONSTRAINT "product_texts_slug" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "products_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "reference_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "reference_kind_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "seed_marker" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "variant_attributes" (
	"product_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"number" double precision
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"product_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"customer_group_id" uuid,
	"cents" bigint NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"product_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"sku" text NOT NULL,
	"is_master" boolean NOT NULL,
	CONSTRAINT "variants_product_id_variant_id_pk" PRIMARY KEY("product_id","variant_id"),
	CONSTRAINT "variants_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "anonymous_ids" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"key" text,
	"lowercase_email" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "customers_key" UNIQUE("key"),
	CONSTRAINT "customers_email" UNIQUE("lowercase_email")
);
--> statement-breakpoint
CREATE TABLE "password_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"is_refresh" boolean NOT NULL,
	"session_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"scope" text NOT NULL,
	"customer_id" uuid,
	"anonymous_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"key" text,
	"customer_id" uuid,
	"anonymous_id" text,
	"cart_state" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "carts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "discount_code_uses" (
	"code_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "discount_code_uses_code_id_customer_id_pk" PRIMARY KEY("code_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"code" text NOT NULL,
	"application_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"order_number" text,
	"cart_id" uuid NOT NULL,
	"customer_id" uuid,
	"anonymous_id" text,
	"customer_email" text,
	"order_state" text NOT NULL,
	CONSTRAINT "orders_order_number" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"key" text,
	"payment_interface" text,
	"interface_id" text,
	"customer_id" uuid,
	"anonymous_id" text,
	CONSTRAINT "payments_key" UNIQUE("key"),
	CONSTRAINT "payments_interface_id" UNIQUE("payment_interface","interface_id")
);
--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_attributes" ADD CONSTRAINT "variant_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_categories_by_product" ON "product_categories" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_texts_words" ON "product_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "products_by_creation" ON "products" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "variant_attributes_by_value" ON "variant_attributes" USING btree ("name","value","product_id");--> statement-breakpoint
CREATE INDEX "variant_attributes_by_product" ON "variant_attributes" USING btree ("product_id","name");--> statement-breakpoint
CREATE INDEX "variant_prices_by_product" ON "variant_prices" USING btree ("currency","product_id");--> statement-breakpoint
CREATE INDEX "tokens_by_session" ON "tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tokens_by_customer" ON "tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tokens_by_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "carts_by_customer" ON "carts" USING btree ("customer_id","cart_state","last_modified_at");--> statement-breakpoint
CREATE INDEX "carts_by_anonymous" ON "carts" USING btree ("anonymous_id","cart_state","last_modified_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_anonymous" ON "orders" USING btree ("anonymous_id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("customer_email");