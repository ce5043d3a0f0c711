import type { Context } from 'hono'
import * as v from 'valibot'

/** Reads a body by a schema, or says in one sentence what is wrong with it. */
export const readJson = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<{ readonly value: v.InferOutput<Schema> } | { readonly problem: string }> => {
  let body: unknown
  try {
    body = JSON.parse(await context.req.text())
  } catch {
    return { problem: 'The body must be JSON.' }
  }
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { value: parsed.output }
  const [issue] = parsed.issues
  const path = issue.path?.map(({ key }) => String(key)).join('.')
  return { problem: path ? `${path}: ${issue.message}` : issue.message }
}
