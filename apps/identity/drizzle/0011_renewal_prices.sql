ALTER TABLE "subscription_period" ADD COLUMN "renewal_cents" bigint;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD COLUMN "priced_at" timestamp with time zone;