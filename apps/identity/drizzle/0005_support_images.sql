CREATE TABLE "support_image" (
	"message_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "support_image_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "support_message_id" uuid;--> statement-breakpoint
ALTER TABLE "support_image" ADD CONSTRAINT "support_image_message_id_support_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_message"("id") ON DELETE cascade ON UPDATE no action;