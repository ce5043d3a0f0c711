CREATE TABLE "pending_method" (
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"customer_id" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_method_provider_token_pk" PRIMARY KEY("provider","token")
);
--> statement-breakpoint
ALTER TABLE "saved_card" ADD COLUMN "kind" text DEFAULT 'card' NOT NULL;