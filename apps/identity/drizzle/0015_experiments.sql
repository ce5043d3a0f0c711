CREATE TABLE "experiment_exposure" (
	"experiment" text NOT NULL,
	"experiment_visitor" text NOT NULL,
	"variant" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiment_exposure_experiment_experiment_visitor_pk" PRIMARY KEY("experiment","experiment_visitor")
);
--> statement-breakpoint
CREATE TABLE "experiment" (
	"key" text PRIMARY KEY NOT NULL,
	"variants" jsonb NOT NULL,
	"audience" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"stops_at" timestamp with time zone,
	"exclusion_group" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_attempt" ADD COLUMN "experiment_visitor" text;--> statement-breakpoint
CREATE INDEX "experiment_exposure_visitor" ON "experiment_exposure" USING btree ("experiment_visitor");--> statement-breakpoint
CREATE INDEX "experiment_exposure_seen" ON "experiment_exposure" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "order_attempt_experiment_visitor" ON "order_attempt" USING btree ("experiment_visitor") WHERE experiment_visitor is not null;--> statement-breakpoint
INSERT INTO "experiment" ("key", "variants", "starts_at") VALUES ('hero', '[{"name":"plain","weight":50},{"name":"bold","weight":50}]', now());
