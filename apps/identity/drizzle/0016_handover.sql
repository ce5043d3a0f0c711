CREATE TABLE "handover" (
	"code_digest" text PRIMARY KEY NOT NULL,
	"sealed_state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "handover_created" ON "handover" USING btree ("created_at");