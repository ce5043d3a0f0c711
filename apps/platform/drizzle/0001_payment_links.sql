CREATE INDEX "carts_by_payment" ON "carts" USING gin (("doc"->'paymentIds'));--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING gin (("doc"->'paymentIds'));