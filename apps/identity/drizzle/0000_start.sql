CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_payment" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"owner" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_number" text NOT NULL,
	"expected_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"problem" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_attempt_key" ON "order_attempt" USING btree ("owner","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_attempt_live" ON "order_attempt" USING btree ("cart_id") WHERE state in ('running', 'placed');--> statement-breakpoint
CREATE INDEX "order_attempt_state" ON "order_attempt" USING btree ("state");