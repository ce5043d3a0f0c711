CREATE TABLE "gift_card" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_id" text,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trade_application" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"resale_number" text NOT NULL,
	"website" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "trade_application_state" ON "trade_application" USING btree ("state");