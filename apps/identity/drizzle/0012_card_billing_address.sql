ALTER TABLE "saved_card" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "saved_card" ADD COLUMN "billing_revision" integer DEFAULT 0 NOT NULL;