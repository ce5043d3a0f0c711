/** What codegen reads: files, or an endpoint with the header that opens it. */
type SchemaSource = string | Record<string, { headers: { authorization: string } }>[]

/**
 * Where the schema comes from.
 *
 * - `COMMERCE_SCHEMA` is an endpoint: it is introspected with `COMMERCE_TOKEN`.
 * - `COMMERCE_SCHEMA` is a file or a glob: it is read.
 * - Neither: the slice that ships with this package.
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
