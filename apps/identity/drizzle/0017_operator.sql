CREATE TABLE "operator_action" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"id_digest" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "refusal" integer;--> statement-breakpoint
CREATE INDEX "operator_action_created" ON "operator_action" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "operator_action_subject" ON "operator_action" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "mail_digest" ON "mail" USING btree (md5(key));