CREATE TABLE "site_key" (
	"key" text PRIMARY KEY NOT NULL
);
