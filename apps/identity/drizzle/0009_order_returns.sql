CREATE TABLE "order_return" (
	"number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"customer_id" text,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"decline_reason" text,
	"is_refunded_elsewhere" boolean DEFAULT false NOT NULL,
	"payment_cents" bigint,
	"credit_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_position" ON "order_return" USING btree ("order_number","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_request" ON "order_return" USING btree ("order_number","request_id");--> statement-breakpoint
CREATE INDEX "order_return_state" ON "order_return" USING btree ("state");--> statement-breakpoint
CREATE INDEX "order_return_customer" ON "order_return" USING btree ("customer_id");