CREATE TABLE "subscription_period" (
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"customer_id" text NOT NULL,
	"is_plus" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscription_period_order_number_name_pk" PRIMARY KEY("order_number","name")
);
--> statement-breakpoint
CREATE INDEX "subscription_period_customer" ON "subscription_period" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscription_period_end" ON "subscription_period" USING btree ("ends_at");