CREATE TABLE "cart_merge" (
	"guest_cart_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_merge_guest_cart_id_customer_id_pk" PRIMARY KEY("guest_cart_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "executor" (
	"id" text PRIMARY KEY NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_not_overdrawn" CHECK (balance_cents >= 0 or id like 'issued:%')
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"transfer_key" text NOT NULL,
	"account_id" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_posting_transfer_key_account_id_pk" PRIMARY KEY("transfer_key","account_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"order_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"key" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_registration" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"owner" text PRIMARY KEY NOT NULL,
	"adult_content" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"measurement_system" text NOT NULL,
	"emails" text DEFAULT 'none' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_grant" (
	"person" text NOT NULL,
	"group_name" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_grant_person_group_name_pk" PRIMARY KEY("person","group_name")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"former_anonymous_id" text,
	"sealed_tokens" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"order_number" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_payment" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_payment" ADD COLUMN "credit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD COLUMN "approval_url" text;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_transfer_key_ledger_transfer_key_fk" FOREIGN KEY ("transfer_key") REFERENCES "public"."ledger_transfer"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_posting_account" ON "ledger_posting" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_token" ON "saved_card" USING btree ("customer_id","provider","token");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_default" ON "saved_card" USING btree ("customer_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_attempt_reference" ON "order_attempt" USING btree ("reference");