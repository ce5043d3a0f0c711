CREATE TABLE "newsletter_subscription" (
	"email" text PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"emails" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
