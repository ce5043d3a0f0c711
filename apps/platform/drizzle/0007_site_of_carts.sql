-- Databases that were seeded before get the field in which carts have the key of their site.
UPDATE "reference_documents"
SET "doc" = jsonb_set("doc", '{fieldDefinitions}', ("doc"->'fieldDefinitions') || '[{"name": "site", "label": {"en-US": "Key of the site"}, "type": "String", "required": false}]'::jsonb)
WHERE "kind" = 'type' AND "key" = 'order-details' AND NOT ("doc"->'fieldDefinitions') @> '[{"name": "site"}]'::jsonb;
