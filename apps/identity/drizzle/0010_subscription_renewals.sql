CREATE TABLE "subscription_renewal" (
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"card_id" uuid,
	"failed_order_number" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"problem" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_renewal_customer_id_name_pk" PRIMARY KEY("customer_id","name")
);
--> statement-breakpoint
ALTER TABLE "order_attempt" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;