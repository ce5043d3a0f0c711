ALTER TABLE "account_deletion" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "trade_application" ADD COLUMN "site" text;