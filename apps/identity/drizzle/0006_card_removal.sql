CREATE TABLE "card_removal" (
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_removal_provider_token_pk" PRIMARY KEY("provider","token")
);
