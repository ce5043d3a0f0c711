ALTER TABLE "product_prices" ADD COLUMN "channel_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_number" ON "customers" USING btree (("doc"->>'customerNumber'));
