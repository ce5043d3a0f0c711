CREATE TABLE "email_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_modified_at" timestamp(3) with time zone NOT NULL,
	"doc" jsonb NOT NULL,
	"customer_id" uuid,
	"anonymous_id" text
);
--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "last_modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "key" text;--> statement-breakpoint
CREATE INDEX "shopping_lists_by_customer" ON "shopping_lists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shopping_lists_by_anonymous" ON "shopping_lists" USING btree ("anonymous_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_key" ON "discount_codes" USING btree (("doc"->>'key'));--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_key" UNIQUE("key");