/** The sources that codegen reads: files, or an endpoint with its authorization header. */
type SchemaSource = string | Record<string, { headers: { authorization: string } }>[]

/**
 * Resolves where the schema comes from.
 *
 * - `COMMERCE_SCHEMA` is an endpoint: it is introspected with `COMMERCE_TOKEN`.
 * - `COMMERCE_SCHEMA` is a file or a glob: it is read.
 * - It is not set: the schema extract that ships with this package is used.
 */
export const commerceSchema = ({
  COMMERCE_SCHEMA: source,
  COMMERCE_TOKEN: token,
}: Readonly<Record<string, string | undefined>>): SchemaSource => {
  if (!source) return './schema/*.graphql'
  if (!/^https?:/.test(source)) return source
  if (!token)
    throw new Error(
      'COMMERCE_TOKEN is missing: an endpoint in COMMERCE_SCHEMA is introspected with an access token.',
    )
  return [{ [source]: { headers: { authorization: `Bearer ${token}` } } }]
}
